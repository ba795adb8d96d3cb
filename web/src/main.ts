// The client starts: words and theme first, so that nothing flashes, then the page of the address.
import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/app.css";
import { pageAt } from "./lib/pages";
import { showTheme } from "./lib/theme";
import { loadWords } from "./lib/words";

showTheme();
void pageAt(location.pathname)
  .load()
  .catch(() => undefined); // on its way while the words are; the page itself tells if it does not come
await loadWords();
const target = document.getElementById("app");
target?.replaceChildren(); // what stood there while all this came
if (target) mount(App, { target });

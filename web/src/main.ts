// The client starts: words and theme first, so that nothing flashes, then the page of the address.
import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/app.css";
import { showTheme } from "./lib/theme";
import { loadWords } from "./lib/words";

showTheme();
await loadWords();
const target = document.getElementById("app");
if (target) mount(App, { target });

// How the page is laid out: wide with a shelf beside the map, narrower with the shelf as a drawer, or on a phone in tabs.
import { MediaQuery } from "svelte/reactivity";

const phone = new MediaQuery("(max-width: 760px), (max-height: 520px)");
const lying = new MediaQuery("(max-height: 520px)");
const narrow = new MediaQuery("(max-width: 1279px)");
const large = new MediaQuery("(min-width: 1400px) and (min-height: 840px)");
const huge = new MediaQuery("(min-width: 1840px) and (min-height: 1000px)");
const touch = new MediaQuery("(pointer: coarse)");

export const layout = {
  get phone() {
    return phone.current;
  },
  /** A phone in landscape. */
  get lying() {
    return lying.current;
  },
  /** The shelf lies over the map. */
  get narrow() {
    return narrow.current || phone.current;
  },
  get large() {
    return large.current && !phone.current;
  },
  /** The log has a column of its own. */
  get huge() {
    return huge.current;
  },
  get touch() {
    return touch.current;
  },
};

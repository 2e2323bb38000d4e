import type { english } from "./english.ts";

export const german: typeof english = {
  zoom: "Vergrößerung",
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  showAll: "Alles zeigen",
};

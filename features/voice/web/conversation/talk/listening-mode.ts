import { createKeptChoice } from "../../kept-choice.ts";
import type { ListeningMode } from "../../listening/listener.ts";

/** How this browser listens; hands-free where nothing else was chosen. */
export const listeningMode = createKeptChoice<ListeningMode>("adjutant.listening-mode", (stored) =>
  stored === "push-to-talk" ? stored : "hands-free",
);

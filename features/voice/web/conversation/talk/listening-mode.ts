import { createKeptChoice } from "../../kept-choice.ts";
import type { ListeningMode } from "../../listening/listener.ts";

/** The listening mode of this browser. Default: hands-free. */
export const listeningMode = createKeptChoice<ListeningMode>("adjutant.listening-mode", (stored) =>
  stored === "push-to-talk" ? stored : "hands-free",
);

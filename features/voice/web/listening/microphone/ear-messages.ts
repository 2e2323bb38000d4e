import type { CutSound } from "../detection/taking.ts";
import type { ListeningMode } from "../listener.ts";

/** What the page tells the ear. */
export type EarOrder =
  | { kind: "mode"; mode: ListeningMode }
  | { kind: "press" | "release" | "pause" | "resume" | "close" };

/** What the ear tells the page. */
export type EarReport =
  | { kind: "level"; level: number }
  | { kind: "start" }
  | { kind: "meant" }
  | { kind: "dropped" }
  | ({ kind: "utterance" } & CutSound);

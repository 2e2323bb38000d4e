import type { FinishedUtterance } from "../detection/open-utterance.ts";
import type { ListeningMode } from "../listener.ts";

/** What the page tells the ear. */
export type CaptureOrder =
  | { kind: "mode"; mode: ListeningMode }
  | { kind: "press" | "release" | "pause" | "resume" | "close" };

/** What the ear tells the page. */
export type CaptureReport =
  | { kind: "level"; level: number }
  | { kind: "start" }
  | { kind: "meant" }
  | { kind: "dropped" }
  | ({ kind: "utterance" } & FinishedUtterance);

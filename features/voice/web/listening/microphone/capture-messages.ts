import type { FinishedUtterance } from "../detection/open-utterance.ts";
import type { ListeningMode } from "../listener.ts";

/** Messages from the page to the audio worklet. */
export type CaptureOrder =
  | { kind: "mode"; mode: ListeningMode }
  | { kind: "press" | "release" | "pause" | "resume" | "close" };

/** Messages from the audio worklet to the page. */
export type CaptureReport =
  | { kind: "level"; level: number }
  | { kind: "start" }
  | { kind: "meant" }
  | { kind: "dropped" }
  | ({ kind: "utterance" } & FinishedUtterance);

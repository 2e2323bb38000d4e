import type { ListeningMode, MicrophoneProblem } from "../listening/listener.ts";

/** The activity of a dictation. */
export type Activity = "opening" | "listening" | "speaking" | "writing";

export interface HearingEvents {
  /** The level from 0 to 1. Never called where the browser does not report it. */
  onLevel(level: number): void;
  onActivity(activity: Activity): void;
  /** A transcript, in the order of speech. */
  onWords(words: string): void;
  /** Something was said, but no words were recognized. */
  onNoWords(): void;
  /** It cannot listen, or no longer. */
  onProblem(problem: MicrophoneProblem): void;
  /** An utterance could not be transcribed. */
  onFailure(error: unknown): void;
  /** Nothing more follows. */
  onEnd(): void;
}

/** A running dictation. */
export interface Hearing {
  /** The press was short: continue until `finish`. */
  keepListening(): void;
  /** The button was released: transcribe what was said, then end. */
  release(): void;
  /** Stops listening. What was said is still transcribed. */
  finish(): void;
  /** Ends at once, without further events. */
  cancel(): void;
}

/** Starts a dictation and reports its events. */
export type BeginHearing = (
  events: HearingEvents,
  options: { mode: ListeningMode; deviceId?: string | undefined },
) => Hearing;

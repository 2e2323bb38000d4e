import type { MicrophoneProblem } from "../../listening/listener.ts";

/** The current state of a talk. */
export type TalkState =
  /** Not started, or ended. */
  | { name: "ready" }
  /** Waits for the microphone. The browser may ask for permission. */
  | { name: "opening" }
  /** `isHearing`: somebody is speaking. */
  | { name: "listening"; isHearing: boolean }
  | { name: "thinking"; about: "words" | "answer" }
  | { name: "speaking" }
  | { name: "paused"; why: "muted" | "offline" | "deaf" }
  | { name: "problem"; problem: MicrophoneProblem };

export interface TalkFacts {
  phase: "ready" | "opening" | "on";
  /** Nothing can transcribe speech. */
  isDeaf: boolean;
  isMuted: boolean;
  isReachable: boolean;
  isHearing: boolean;
  isSounding: boolean;
  /** An utterance is being transcribed or sent. */
  isWritingDown: boolean;
  isAnswering: boolean;
  problem: MicrophoneProblem | undefined;
}

/** The most important of all concurrent facts. */
export function stateOf(facts: TalkFacts): TalkState {
  if (facts.phase !== "on") return { name: facts.phase };
  if (facts.isHearing) return { name: "listening", isHearing: true };
  if (facts.isSounding) return { name: "speaking" };
  if (!facts.isReachable) return { name: "paused", why: "offline" };
  if (facts.isWritingDown) return { name: "thinking", about: "words" };
  if (facts.isAnswering) return { name: "thinking", about: "answer" };
  if (facts.problem) return { name: "problem", problem: facts.problem };
  if (facts.isDeaf) return { name: "paused", why: "deaf" };
  if (facts.isMuted) return { name: "paused", why: "muted" };
  return { name: "listening", isHearing: false };
}

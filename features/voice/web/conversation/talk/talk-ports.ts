import type { OpenListener, Transcribe } from "../../listening/listener.ts";
import type { SpeakingParts } from "./speaking.ts";

/** The dependencies of a talk. */
export interface TalkPorts extends SpeakingParts {
  openListener: OpenListener;
  transcribe: Transcribe;
  /**
   * The current place, read for each utterance. What was said is sent there, even if another conversation is
   * shown by the time it is transcribed.
   */
  here(): SpokenPlace;
  /** An id for a message. Its answer is recognized by it. */
  newId(): string;
  /** Whether an answer is being written, spoken or not. */
  isAnswering(): boolean;
  /** Cancels the answer being written. Resolves when it has stopped. */
  cancel(): Promise<void>;
  /** Records up to which position an answer was heard. */
  noteHeard(messageId: string, characters: number): void;
  /** Resolves once the server is reachable. */
  untilReachable(signal: AbortSignal): Promise<void>;
  /** Whether an error means that the server was unreachable. */
  isUnreached(error: unknown): boolean;
  after(ms: number, act: () => void): void;
}

/** A conversation in which the person speaks. */
export interface SpokenPlace {
  /** False once another conversation is shown. */
  isShown(): boolean;
  /** Resolves once the server has the message, however long an outage lasts. Throws when it is refused. */
  send(message: { id: string; text: string }, sound: Blob): Promise<void>;
  /** Stores unsent words in the draft. */
  keepWords(text: string): void;
}

/** A failure other than of the microphone. The talk continues. */
export interface TalkNotice {
  about: "speech" | "sound" | "transcription" | "sending" | "left" | "answer" | "nothing-understood";
  error?: unknown;
}

import type { OpenListener, Transcribe } from "../../listening/listener.ts";
import type { SpeakingParts } from "./speaking.ts";

/** What a spoken conversation needs from the world around it. */
export interface TalkPorts extends SpeakingParts {
  openListener: OpenListener;
  transcribe: Transcribe;
  /** Where one speaks now, anew for each time; what is said goes there, wherever one is by the time that it is written down. */
  here(): SpokenPlace;
  /** An id for what is sent, by which its answer is known. */
  newId(): string;
  /** Whether an answer is being written, also one that is not spoken. */
  isAnswering(): boolean;
  /** Stops the answer that is being written; resolves when nothing more of it comes. */
  cancel(): Promise<void>;
  /** Notes up to where the text of an answer was heard. */
  noteHeard(messageId: string, characters: number): void;
  /** Resolves as soon as the server can be reached; at once while it can. */
  untilReachable(signal: AbortSignal): Promise<void>;
  /** Whether an error means that the server was not reached. */
  isUnreached(error: unknown): boolean;
  after(ms: number, act: () => void): void;
}

/** A conversation in which somebody speaks. */
export interface SpokenPlace {
  /** False once another conversation is shown. */
  isShown(): boolean;
  /** Resolves as soon as the server has it, however long it is away; throws when it is refused. */
  send(message: { id: string; text: string }, sound: Blob): Promise<void>;
  /** Keeps words that were not sent where they can be sent again. */
  keepWords(text: string): void;
}

/** What went wrong beside the microphone; the conversation goes on. */
export interface TalkNotice {
  about: "speech" | "sound" | "transcription" | "sending" | "left" | "answer" | "nothing-understood";
  error?: unknown;
}

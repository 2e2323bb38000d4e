import type { OpenListener, Transcribe } from "../../listening/listener.ts";
import type { SpeakingParts } from "./speaking.ts";

/** What a spoken conversation needs from the world around it. */
export interface TalkPorts extends SpeakingParts {
  openListener: OpenListener;
  transcribe: Transcribe;
  /** Resolves as soon as the server has it, however long it is away; throws when it is refused. */
  send(text: string, sound: Blob): Promise<void>;
  /** Stops the answer that is being written; resolves when nothing more of it comes. */
  cancel(): Promise<void>;
  /** Notes up to where the text of an answer was heard. */
  noteHeard(messageId: string, characters: number): void;
  /** Keeps words that could not be sent where they can be sent again. */
  keepWords(text: string): void;
  /** Resolves as soon as the server can be reached; at once while it can. */
  untilReachable(signal: AbortSignal): Promise<void>;
  /** Whether an error means that the server was not reached. */
  isUnreached(error: unknown): boolean;
  after(ms: number, act: () => void): () => void;
}

/** What went wrong beside the microphone; the conversation goes on. */
export interface TalkNotice {
  about: "speech" | "sound" | "transcription" | "sending" | "answer" | "nothing-understood";
  error?: unknown;
}

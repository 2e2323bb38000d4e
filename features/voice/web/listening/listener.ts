/** What somebody said, from the first sound to the last. */
export interface Utterance {
  /** WAV: 16 kHz, mono, 16 bit. */
  sound: Blob;
  seconds: number;
  /** When the last sound of speech was heard, as `performance.now()` tells it; the silence after it is not waited for. */
  endedAt: number;
}

/** Whether the end of an utterance is heard, or said by letting go of a button. */
export type ListeningMode = "hands-free" | "push-to-talk";

/** Who hears what happens at the microphone. */
export interface ListenerEvents {
  /** How loud it is, from 0 to 1, about twenty times a second. */
  onLevel(level: number): void;
  /** Somebody began to speak, or pressed to talk. */
  onSpeechStart(): void;
  /** Whoever is speaking means it: what was heard is too long and too lively for a noise. */
  onSpeechMeant?(): void;
  /** What began was a noise and no speech. */
  onSpeechDropped(): void;
  onUtterance(utterance: Utterance): void;
  /** The microphone went away while it was open; it is closed by then. */
  onFailure(error: MicrophoneError): void;
}

/** An open microphone, cut into utterances. */
export interface Listener {
  /** Set where it hears the voice of the page as well, so that it has to be deaf while that sounds. */
  readonly hearsItself?: boolean;
  setMode(mode: ListeningMode): void;
  /** Push to talk: from now on everything counts, until `release`. */
  press(): void;
  /** Ends what is being said, also where no button was pressed. */
  release(): void;
  /** Hears nothing until `resume`; the microphone stays open. */
  pause(): void;
  resume(): void;
  /** Lets go of the microphone. */
  close(): void;
}

/** Opens a microphone; throws `MicrophoneError`. Without a `deviceId`, the one that the system prefers. */
export type OpenListener = (
  events: ListenerEvents,
  options: { mode: ListeningMode; deviceId?: string | undefined },
) => Promise<Listener>;

/** Why nothing can be heard; each has its own help. */
export type MicrophoneProblem = "denied" | "missing" | "busy" | "unsupported" | "lost" | "unreached";

export class MicrophoneError extends Error {
  readonly problem: MicrophoneProblem;

  constructor(problem: MicrophoneProblem, options?: ErrorOptions) {
    super(`The microphone is ${problem}.`, options);
    this.problem = problem;
  }
}

/** What was said in `sound`, in words; empty when there were none. Throws what the server refused. */
export type Transcribe = (sound: Blob, signal: AbortSignal) => Promise<string>;

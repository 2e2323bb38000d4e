/** An utterance, from its first to its last sound. */
export interface Utterance {
  /** WAV: 16 kHz, mono, 16 bit. */
  sound: Blob;
  seconds: number;
  /** The time of the last speech, by `performance.now()`, without the silence after it. */
  endedAt: number;
}

/** Whether silence or the release of a button ends an utterance. */
export type ListeningMode = "hands-free" | "push-to-talk";

/** Events of a microphone. */
export interface ListenerEvents {
  /** The level from 0 to 1, about twenty times a second. */
  onLevel(level: number): void;
  /** Somebody started to speak, or pressed to talk. */
  onSpeechStart(): void;
  /** The speech is intended: too long and too lively for noise. */
  onSpeechMeant?(): void;
  /** What started was noise. */
  onSpeechDropped(): void;
  onUtterance(utterance: Utterance): void;
  /** The microphone was lost while open. It is closed by then. */
  onFailure(error: MicrophoneError): void;
}

/** An open microphone that yields utterances. */
export interface Listener {
  /** Set when it also hears the page's voice. It must pause while that plays. */
  readonly hearsItself?: boolean;
  setMode(mode: ListeningMode): void;
  /** Push to talk: everything counts until `release`. */
  press(): void;
  /** Ends the current utterance, even without a press. */
  release(): void;
  /** Ignores sound until `resume`. The microphone stays open. */
  pause(): void;
  resume(): void;
  /** Closes the microphone. */
  close(): void;
}

/** Opens a microphone. Throws MicrophoneError. Without `deviceId`, the system's default. */
export type OpenListener = (
  events: ListenerEvents,
  options: { mode: ListeningMode; deviceId?: string | undefined },
) => Promise<Listener>;

/** Why a microphone does not work. Each has its own help. */
export type MicrophoneProblem = "denied" | "missing" | "busy" | "unsupported" | "lost" | "unreached";

export class MicrophoneError extends Error {
  readonly problem: MicrophoneProblem;

  constructor(problem: MicrophoneProblem, options?: ErrorOptions) {
    super(`The microphone is ${problem}.`, options);
    this.problem = problem;
  }
}

/** The transcript of `sound`, empty without words. Throws the server's refusal. */
export type Transcribe = (sound: Blob, signal: AbortSignal) => Promise<string>;

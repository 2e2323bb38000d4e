import {
  type Listener,
  type ListenerEvents,
  type ListeningMode,
  MicrophoneError,
  type MicrophoneProblem,
} from "../../listening/listener.ts";
import type { TalkPorts } from "./talk-ports.ts";

/** The microphone of a talk: whether it is open, and when it listens. */
export interface ConversationListener {
  /** Resolves even if it could not be opened. `problem` then says why. */
  open(deviceId: string | undefined, signal: AbortSignal): Promise<void>;
  close(): void;
  /** Starts or stops listening according to the current state. */
  follow(): void;
  setMode(mode: ListeningMode): void;
  setMuted(isMuted: boolean): void;
  setReachable(isReachable: boolean): void;
  press(): void;
  release(): void;
  readonly isOpen: boolean;
  readonly mode: ListeningMode;
  readonly isMuted: boolean;
  readonly isReachable: boolean;
  /** Whether it also hears the assistant's voice, and must therefore pause while that plays. */
  readonly hearsItself: boolean;
  readonly problem: MicrophoneProblem | undefined;
}

interface ConversationListenerParts extends Pick<TalkPorts, "openListener"> {
  events: ListenerEvents;
  mode: ListeningMode;
  isVoiceUnderWay(): boolean;
}

export function createConversationListener(parts: ConversationListenerParts): ConversationListener {
  let listener: Listener | undefined;
  let { mode } = parts;
  let isMuted = false;
  let isReachable = true;
  let problem: MicrophoneProblem | undefined;

  function follow() {
    const wouldHearItself = listener?.hearsItself === true && parts.isVoiceUnderWay();
    if (isMuted || !isReachable || wouldHearItself) listener?.pause();
    else listener?.resume();
  }

  const events: ListenerEvents = {
    ...parts.events,
    onFailure(error) {
      [listener, problem] = [undefined, error.problem];
      parts.events.onFailure(error);
    },
  };

  return {
    async open(deviceId, signal) {
      try {
        const opened = await parts.openListener(events, { mode, deviceId });
        if (signal.aborted) return opened.close();
        listener = opened;
        follow();
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof MicrophoneError)) throw error;
        problem = error.problem;
      }
    },
    close() {
      listener?.close();
      [listener, problem] = [undefined, undefined];
    },
    follow,
    setMode(next) {
      mode = next;
      // Holding the button overrides mute.
      if (next === "push-to-talk") isMuted = false;
      listener?.setMode(next);
      follow();
    },
    setMuted(next) {
      isMuted = next;
      follow();
    },
    setReachable(next) {
      isReachable = next;
      // On a lost connection the current utterance is cut here and waits for transcription.
      if (!next) listener?.release();
      follow();
    },
    press: () => listener?.press(),
    release: () => listener?.release(),
    get isOpen() {
      return listener !== undefined;
    },
    get mode() {
      return mode;
    },
    get isMuted() {
      return isMuted;
    },
    get isReachable() {
      return isReachable;
    },
    get hearsItself() {
      return listener?.hearsItself === true;
    },
    get problem() {
      return problem;
    },
  };
}

import {
  type Listener,
  type ListenerEvents,
  type ListeningMode,
  MicrophoneError,
  type MicrophoneProblem,
} from "../../listening/listener.ts";
import type { TalkPorts } from "./talk-ports.ts";

/** The microphone of a conversation: whether there is one, and when it hears. */
export interface ConversationListener {
  /** Resolves also when it could not be opened; `problem` says why then. */
  open(deviceId: string | undefined, signal: AbortSignal): Promise<void>;
  close(): void;
  /** Hears or not, as everything is now. */
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
  /** Whether it hears the voice as well, so that it is deaf while that sounds. */
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
      // What is held to talk is not muted.
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
      // What is being said when the connection is lost is cut here, and waits to be written down.
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

import { type Listener, MicrophoneError, type OpenListener, type Transcribe } from "../listening/listener.ts";
import type { BeginHearing } from "./hearing.ts";

/** Dictation with our own recording, transcribed by this installation's server. */
export function hearByServer(open: OpenListener, transcribe: Transcribe): BeginHearing {
  return (events, options) => {
    const cancelled = new AbortController();
    let { mode } = options;
    let listener: Listener | undefined;
    let isFinishing = false;
    let isMicrophoneClosed = false;
    let isSpeaking = false;
    let written = Promise.resolve();
    let waiting = 0;

    function settle() {
      if (cancelled.signal.aborted) return;
      if (isMicrophoneClosed && waiting === 0) events.onEnd();
      else if (isSpeaking) events.onActivity("speaking");
      else events.onActivity(waiting > 0 ? "writing" : "listening");
    }

    function closeMicrophone() {
      if (isMicrophoneClosed) return;
      isMicrophoneClosed = true;
      isSpeaking = false;
      listener?.close();
    }

    async function tell(asked: Promise<string>) {
      try {
        const words = await asked;
        if (cancelled.signal.aborted) return;
        if (words) events.onWords(words);
        else events.onNoWords();
      } catch (error) {
        if (cancelled.signal.aborted) return;
        closeMicrophone();
        events.onFailure(error);
      }
      waiting -= 1;
      settle();
    }

    function write(sound: Blob) {
      waiting += 1;
      const asked = transcribe(sound, cancelled.signal);
      // The failure is reported in its turn.
      asked.catch(() => undefined);
      written = written.then(() => tell(asked));
    }

    function change(isNowSpeaking: boolean) {
      isSpeaking = isNowSpeaking;
      if (!isSpeaking && isFinishing) closeMicrophone();
      settle();
    }

    function fail(error: unknown) {
      if (cancelled.signal.aborted) return;
      isMicrophoneClosed = true;
      isSpeaking = false;
      events.onProblem(error instanceof MicrophoneError ? error.problem : "unsupported");
      settle();
    }

    async function begin() {
      events.onActivity("opening");
      try {
        const opened = await open(
          {
            onLevel: events.onLevel,
            onSpeechStart: () => change(true),
            onSpeechDropped: () => change(false),
            onUtterance: ({ sound }) => {
              write(sound);
              change(false);
            },
            onFailure: fail,
          },
          options,
        );
        listener = opened;
        // Stopped before the microphone opened.
        if (isMicrophoneClosed) return opened.close();
        opened.setMode(mode);
        if (mode === "push-to-talk") opened.press();
        settle();
      } catch (error) {
        fail(error);
      }
    }

    function finish() {
      isFinishing = true;
      if (listener && isSpeaking) return listener.release();
      closeMicrophone();
      settle();
    }

    function keepListening() {
      mode = "hands-free";
      listener?.setMode(mode);
    }

    void begin();
    return {
      keepListening,
      // Before the microphone opened nothing was said, so a release keeps listening.
      release: () => (listener ? finish() : keepListening()),
      finish,
      cancel() {
        cancelled.abort();
        closeMicrophone();
      },
    };
  };
}

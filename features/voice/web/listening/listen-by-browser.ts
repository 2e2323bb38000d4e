import { finalWords, isSilentEnd, problemOf } from "../dictation/recognition-results.ts";
import type { MakeRecognition } from "../dictation/speech-recognition.ts";
import { MicrophoneError, type OpenListener, type Transcribe } from "./listener.ts";

/** Browsers stop after some silence. Repeatedly stopping at once means that recognition does not work. */
const mostFruitlessStarts = 20;
const atOnceMs = 1000;

/**
 * Listening through the browser's SpeechRecognition, for installations without transcription. Its utterances
 * have words but no sound: the browser sends the sound to its vendor.
 */
export function listenByBrowser(
  Recognition: MakeRecognition,
  language: string,
): { openListener: OpenListener; transcribe: Transcribe } {
  const wordsOf = new WeakMap<Blob, string>();
  return {
    openListener: (events, { mode: firstMode }) => {
      const recognition = new Recognition();
      recognition.lang = language;
      recognition.continuous = true;
      recognition.interimResults = false;
      const opened = Promise.withResolvers<void>();
      let mode = firstMode;
      let isPressed = false;
      let isDeaf = false;
      let isOn = false;
      let isClosed = false;
      let isSpeaking = false;
      let fruitlessStarts = 0;
      let startedAt = 0;
      /** Stopped by us, not by itself. */
      let isEndedHere = false;
      /** With push to talk, the words since the press. */
      let gathered: string[] = [];
      /** Released, but words may still arrive. */
      let isEnding = false;

      const isHeld = () => mode === "push-to-talk" && isPressed && !isDeaf;
      const isWanted = () => !isClosed && ((mode === "hands-free" && !isDeaf) || isHeld());
      /** Starts or stops according to the current state. One that is stopping restarts afterwards. */
      const follow = () => {
        if (isWanted() && !isOn) {
          isOn = true;
          [startedAt, isEndedHere] = [performance.now(), false];
          recognition.start();
        } else if (!isWanted() && isOn) {
          isEndedHere = true;
          // Words until the release count. Words that must not be heard are dropped.
          if (isDeaf || isClosed) recognition.abort();
          else recognition.stop();
        }
      };
      const begin = () => {
        if (isSpeaking) return;
        isSpeaking = true;
        events.onSpeechStart();
      };
      const tell = (words: string) => {
        const sound = new Blob();
        wordsOf.set(sound, words);
        isSpeaking = false;
        events.onUtterance({ sound, seconds: 0, endedAt: performance.now() });
      };
      /** Nothing more arrives for the current utterance. */
      const finish = () => {
        const words = gathered.join(" ");
        const wasSpeaking = isSpeaking;
        [gathered, isEnding, isSpeaking] = [[], false, false];
        if (words) tell(words);
        else if (wasSpeaking) events.onSpeechDropped();
      };
      const drop = () => {
        gathered = [];
        finish();
      };
      const close = () => {
        isClosed = true;
        recognition.abort();
      };

      recognition.onstart = () => opened.resolve();
      recognition.onspeechstart = () => {
        if (isDeaf || isClosed) return;
        fruitlessStarts = 0;
        begin();
      };
      recognition.onresult = (event) => {
        if (isDeaf || isClosed) return;
        const said = finalWords(event);
        if (mode === "push-to-talk") gathered.push(...said);
        else said.forEach(tell);
      };
      recognition.onerror = ({ error }) => {
        if (isClosed || isSilentEnd(error)) return;
        const refusal = new MicrophoneError(error === "network" ? "unreached" : (problemOf(error) ?? "lost"));
        close();
        opened.reject(refusal);
        events.onFailure(refusal);
      };
      recognition.onend = () => {
        isOn = false;
        if (isClosed) return;
        // Browsers stop by themselves, but while the button is held the utterance continues.
        if (mode === "hands-free" || !isPressed || isEnding) finish();
        if (isHeld()) begin();
        const wasFruitless = !isEndedHere && performance.now() - startedAt < atOnceMs;
        fruitlessStarts = wasFruitless ? fruitlessStarts + 1 : 0;
        if (fruitlessStarts <= mostFruitlessStarts) return follow();
        close();
        events.onFailure(new MicrophoneError("lost"));
      };

      const listener = {
        hearsItself: true,
        setMode(next: typeof mode) {
          if (next !== mode) drop();
          mode = next;
          follow();
        },
        press() {
          isPressed = true;
          fruitlessStarts = 0;
          if (isHeld()) begin();
          follow();
        },
        release() {
          isPressed = false;
          isEnding = true;
          follow();
          if (!isOn) finish();
        },
        pause() {
          if (isDeaf) return;
          isDeaf = true;
          drop();
          follow();
        },
        resume() {
          isDeaf = false;
          follow();
        },
        close,
      };
      follow();
      // With push to talk nothing starts before the first press.
      return isOn ? opened.promise.then(() => listener) : Promise.resolve(listener);
    },
    transcribe: async (sound) => wordsOf.get(sound) ?? "",
  };
}

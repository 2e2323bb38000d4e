import { finalWords, isSilentEnd, problemOf } from "../dictation/recognition-results.ts";
import type { MakeRecognition } from "../dictation/speech-recognition.ts";
import { MicrophoneError, type OpenListener, type Transcribe } from "./listener.ts";

/** Browsers end after some silence; one that ends at once again and again has no wish to listen. */
const mostFruitlessStarts = 20;
const atOnceMs = 1000;

/**
 * Listening by the recognition of the browser, for a spoken conversation on an installation where nobody writes down what
 * people say. Its utterances have words and no sound: the sound goes where the browser sends it, and never comes here.
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
      /** It was made to end, and did not by itself. */
      let isEndedHere = false;
      /** With push to talk, what was said since the button was pressed. */
      let gathered: string[] = [];
      /** Let go of, though what was said may still be coming. */
      let isEnding = false;

      const isHeld = () => mode === "push-to-talk" && isPressed && !isDeaf;
      const isWanted = () => !isClosed && ((mode === "hands-free" && !isDeaf) || isHeld());
      /** As it should be now; one that is ending begins again when it has ended. */
      const follow = () => {
        if (isWanted() && !isOn) {
          isOn = true;
          [startedAt, isEndedHere] = [performance.now(), false];
          recognition.start();
        } else if (!isWanted() && isOn) {
          isEndedHere = true;
          // What was said until the button was let go of counts; of what is not to be heard nothing does.
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
      /** Nothing more comes of what was being said. */
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
        // Browsers end by themselves; whoever holds the button has not ended.
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
      // With push to talk nothing is asked for before the first press.
      return isOn ? opened.promise.then(() => listener) : Promise.resolve(listener);
    },
    transcribe: async (sound) => wordsOf.get(sound) ?? "",
  };
}

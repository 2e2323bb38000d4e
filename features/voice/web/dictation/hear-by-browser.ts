import type { BeginHearing } from "./hearing.ts";
import { finalWords, isSilentEnd, problemOf } from "./recognition-results.ts";
import type { MakeRecognition } from "./speech-recognition.ts";

/** Browsers stop after some silence. Repeatedly stopping at once means that recognition does not work. */
const mostFruitlessStarts = 3;

/** Dictation by the browser, which may send the sound to its vendor. */
export function hearByBrowser(Recognition: MakeRecognition, language: string): BeginHearing {
  return (events) => {
    const recognition = new Recognition();
    recognition.lang = language;
    recognition.continuous = true;
    recognition.interimResults = false;
    let isFinished = false;
    let fruitlessStarts = 0;

    recognition.onstart = () => events.onActivity("listening");
    recognition.onspeechstart = () => {
      fruitlessStarts = 0;
      events.onActivity("speaking");
    };
    recognition.onspeechend = () => events.onActivity("writing");
    recognition.onresult = (event) => {
      for (const words of finalWords(event)) events.onWords(words);
      if (!isFinished) events.onActivity("listening");
    };
    recognition.onerror = ({ error }) => {
      if (isSilentEnd(error)) return;
      isFinished = true;
      const problem = problemOf(error);
      if (problem) events.onProblem(problem);
      else events.onFailure(new Error(unreached));
    };
    recognition.onend = () => {
      fruitlessStarts += 1;
      if (isFinished || fruitlessStarts > mostFruitlessStarts) return events.onEnd();
      recognition.start();
    };

    events.onActivity("opening");
    recognition.start();
    const finish = () => {
      isFinished = true;
      events.onActivity("writing");
      recognition.stop();
    };
    return {
      keepListening: () => undefined,
      release: finish,
      finish,
      cancel() {
        recognition.onstart = null;
        recognition.onspeechstart = null;
        recognition.onspeechend = null;
        recognition.onresult = null;
        recognition.onerror = null;
        recognition.onend = null;
        recognition.abort();
      },
    };
  };
}

const unreached = "Your browser could not reach its transcription service. Try again, or type.";

import type { SpeechRecognition } from "../speech-recognition.ts";

/** The recognition of a browser that hears what a test says; the one that was made last is `made`. */
export class StagedRecognition implements SpeechRecognition {
  static made: StagedRecognition | undefined;
  lang = "";
  continuous = false;
  interimResults = true;
  onstart: SpeechRecognition["onstart"] = null;
  onspeechstart: SpeechRecognition["onspeechstart"] = null;
  onspeechend: SpeechRecognition["onspeechend"] = null;
  onresult: SpeechRecognition["onresult"] = null;
  onerror: SpeechRecognition["onerror"] = null;
  onend: SpeechRecognition["onend"] = null;
  acts: string[] = [];
  constructor() {
    StagedRecognition.made = this;
  }
  start() {
    this.acts.push("start");
  }
  stop() {
    this.acts.push("stop");
  }
  abort() {
    this.acts.push("abort");
  }
}

/** What was heard, as a result of it. */
export const resultOf = (words: string, isFinal = true) =>
  Object.assign([{ transcript: words }], { isFinal });

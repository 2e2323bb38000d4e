import type { SpeechRecognition } from "../speech-recognition.ts";

/** A SpeechRecognition controlled by a test. `made` is the latest instance. */
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

/** A result with these words. */
export const resultOf = (words: string, isFinal = true) =>
  Object.assign([{ transcript: words }], { isFinal });

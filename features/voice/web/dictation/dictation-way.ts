import type { Transcriber } from "../../contract/transcription.ts";
import { openListener } from "../listening/open-listener.ts";
import { transcribe } from "../listening/transcribe.ts";
import { hearByBrowser } from "./hear-by-browser.ts";
import { hearByServer } from "./hear-by-server.ts";
import type { BeginHearing } from "./hearing.ts";
import { findRecognition } from "./speech-recognition.ts";

/** How dictation works here, and where speech is sent. */
export interface DictationWay {
  /** Absent: nothing can transcribe. */
  begin?: BeginHearing;
  /** What a person must agree to before the first use. Absent: speech stays in this installation. */
  leavesTo?: { id: string; sentence: string };
  /** In a few words. */
  where: string;
  /** Whether a microphone can be chosen. */
  hasDevices: boolean;
}

/** Dictation by the server if it can, otherwise by the browser if that can. */
export function dictationWayOf(transcriber: Transcriber): DictationWay {
  switch (transcriber.kind) {
    case "installation":
      return {
        begin: hearByServer(openListener, transcribe),
        where: "Transcribed within this installation. The sound is not kept.",
        hasDevices: true,
      };
    case "provider":
      return {
        begin: hearByServer(openListener, transcribe),
        leavesTo: {
          id: `provider:${transcriber.name}`,
          sentence: `What you say is sent to ${transcriber.name} for transcription. The sound is not kept here.`,
        },
        where: `Transcribed by ${transcriber.name}.`,
        hasDevices: true,
      };
    case "nobody":
      return wayOfBrowser();
  }
}

function wayOfBrowser(): DictationWay {
  const Recognition = findRecognition();
  if (!Recognition) return { where: "Speech is not transcribed.", hasDevices: false };
  return {
    begin: hearByBrowser(Recognition, navigator.language),
    leavesTo: {
      id: "browser",
      sentence:
        "Your browser transcribes what you say, and may send the sound to its vendor, such as Google, Apple or Microsoft. This installation never receives it.",
    },
    where: "Transcribed by your browser, which may send the sound to its vendor.",
    hasDevices: false,
  };
}

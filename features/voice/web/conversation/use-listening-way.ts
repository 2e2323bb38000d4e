import { useMemo } from "react";
import type { Transcriber } from "../../contract/transcription.ts";
import { findRecognition } from "../dictation/speech-recognition.ts";
import { listenByBrowser } from "../listening/listen-by-browser.ts";
import type { OpenListener, Transcribe } from "../listening/listener.ts";
import { openListener } from "../listening/open-listener.ts";
import { transcribe } from "../listening/transcribe.ts";

export interface ListeningWay {
  openListener: OpenListener;
  transcribe: Transcribe;
}

export const byServer: ListeningWay = { openListener, transcribe };

/** By the server where that writes down what is said, else by the browser; undefined where neither does. */
export function useListeningWay(transcriber: Transcriber | null | undefined): ListeningWay | undefined {
  const isByServer = transcriber?.kind !== "nobody";
  return useMemo(() => {
    if (isByServer) return byServer;
    const Recognition = findRecognition();
    return Recognition && listenByBrowser(Recognition, navigator.language);
  }, [isByServer]);
}

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

/** Transcription by the server if it has it, otherwise by the browser. Undefined where neither can. */
export function useListeningWay(transcriber: Transcriber | null | undefined): ListeningWay | undefined {
  const isByServer = transcriber?.kind !== "nobody";
  return useMemo(() => {
    if (isByServer) return byServer;
    const Recognition = findRecognition();
    return Recognition && listenByBrowser(Recognition, navigator.language);
  }, [isByServer]);
}

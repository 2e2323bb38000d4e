import type { MicrophoneProblem } from "../listening/listener.ts";
import type { RecognitionEvent } from "./speech-recognition.ts";

const problems: Record<string, MicrophoneProblem> = {
  "not-allowed": "denied",
  "service-not-allowed": "unsupported",
  "language-not-supported": "unsupported",
  "audio-capture": "missing",
};

/** Why a browser hears nothing; undefined where it heard, but could not write it down. */
export function problemOf(error: string): MicrophoneProblem | undefined {
  return problems[error];
}

/** Not worth a word: nobody spoke, or we ended it ourselves. */
export function isSilentEnd(error: string): boolean {
  return error === "no-speech" || error === "aborted";
}

/** What is new of what a browser is sure of, one by one. */
export function finalWords({ results, resultIndex }: RecognitionEvent): string[] {
  return Array.from(results)
    .slice(resultIndex)
    .flatMap((result) => (result.isFinal ? [result[0]?.transcript.trim() ?? ""] : []))
    .filter((words) => words !== "");
}

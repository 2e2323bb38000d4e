import type { MicrophoneProblem } from "../listening/listener.ts";
import type { RecognitionEvent } from "./speech-recognition.ts";

const problems: Record<string, MicrophoneProblem> = {
  "not-allowed": "denied",
  "service-not-allowed": "unsupported",
  "language-not-supported": "unsupported",
  "audio-capture": "missing",
};

/** Why a browser cannot listen. Undefined when it could, but failed to transcribe. */
export function problemOf(error: string): MicrophoneProblem | undefined {
  return problems[error];
}

/** Whether an error needs no message: nobody spoke, or we stopped it. */
export function isSilentEnd(error: string): boolean {
  return error === "no-speech" || error === "aborted";
}

/** The new final results of a browser. */
export function finalWords({ results, resultIndex }: RecognitionEvent): string[] {
  return Array.from(results)
    .slice(resultIndex)
    .flatMap((result) => (result.isFinal ? [result[0]?.transcript.trim() ?? ""] : []))
    .filter((words) => words !== "");
}

import { APICallError } from "@ai-sdk/provider";
import { fail } from "#platform/server/errors.ts";
import type { Logger } from "#platform/server/log.ts";
import { transcriptionErrors } from "../../../contract/transcription-errors.ts";

/** Throws the error for people. Logs nothing of the reply, because it may contain the transcript. */
export function refuseAs(error: unknown, { isTimedOut, log }: { isTimedOut: boolean; log: Logger }): never {
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  const network = networkCodeOf(error);
  const isSlow = isTimedOut || network === "fetch.timed_out";
  const code = isSlow ? "transcription.timed_out" : codeOf(status, network);
  log.warn({ status, network, code }, "a sound was not written down");
  return fail(transcriptionErrors, code);
}

function codeOf(status: number | undefined, network: string | undefined) {
  if (network === "fetch.too_large") return "transcription.failed";
  if (status === undefined) return network ? "transcription.unreachable" : "transcription.failed";
  if (status === 402 || status === 429) return "transcription.limited";
  if (status === 413) return "transcription.too_long";
  if (status >= 400 && status < 500) return "transcription.refused";
  return [502, 503, 504].includes(status) ? "transcription.unreachable" : "transcription.failed";
}

/** The network error code, e.g. "ECONNREFUSED". */
function networkCodeOf(error: unknown): string | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1)
    if ("code" in cause && typeof cause.code === "string") return cause.code;
  return undefined;
}

import { DataApiError } from "../data-api-error.ts";

/** The error for a valid request that is too large. `what` completes the sentence "… are not served". */
export function tooMuch(what: string): DataApiError {
  return new DataApiError(400, "PGRST100", `The request asks for too much: ${what} are not served`, {
    details: "Every part of a request has a bound.",
    hint: "Ask for less at once.",
  });
}

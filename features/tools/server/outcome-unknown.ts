import { systemLabel } from "#platform/contract/label.ts";
import type { Outcome } from "./tool-call.repository.ts";
import { ToolError } from "./tool-error.ts";

/** The error of a call that may or may not have had its effect. */
export const outcomeUnknownCode = "tool.outcome_unknown";

/** For a tool whose request left and whose answer did not come. `why` is a sentence in our words. */
export function outcomeUnknown(why: string): ToolError {
  return new ToolError(outcomeUnknownCode, why);
}

/** The outcome of a call with an effect that broke off. A person has to look. `why` is a sentence in our words. */
export function unknownOutcome(why: string): Outcome {
  return {
    status: "unknown",
    output: null,
    summary: "It is not known whether this was done",
    sources: [],
    error_code: outcomeUnknownCode,
    error_message: `${why} It may or may not have been done. Check before trying again.`,
    label: systemLabel,
  };
}

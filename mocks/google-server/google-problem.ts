import type { ApiProblem } from "../model-server/api-problem.ts";

/** An error of Google's API. */
export interface GoogleProblem {
  code: number;
  status: string;
  message: string;
  details?: object[];
}

export function invalidArgument(message: string, details?: object[]): GoogleProblem {
  return { code: 400, status: "INVALID_ARGUMENT", message, ...(details ? { details } : {}) };
}

/** Google's error for a script's refusal. There is no `retry-after`; the wait is in the details. */
export function inGoogleTerms(problem: ApiProblem): GoogleProblem {
  if (problem.code === "context_length_exceeded") {
    return invalidArgument(
      "The input token count (1208310) exceeds the maximum number of tokens allowed (1048576).",
    );
  }
  if (problem.status === 429) return exhausted(problem.headers?.["retry-after"]);
  if (problem.status === 503)
    return { code: 503, status: "UNAVAILABLE", message: "The model is overloaded. Please try again later." };
  if (problem.status >= 500) {
    const message = "An internal error has occurred. Please retry or report it.";
    return { code: 500, status: "INTERNAL", message };
  }
  return invalidArgument(problem.message);
}

/** The same message for too many requests and for an account without credit. Only the wait differs. */
function exhausted(seconds: string | undefined): GoogleProblem {
  const message = "You exceeded your current quota, please check your plan and billing details.";
  return {
    code: 429,
    status: "RESOURCE_EXHAUSTED",
    message: seconds ? `${message}\nPlease retry in ${seconds}.24s.` : message,
    details: [
      { "@type": "type.googleapis.com/google.rpc.Help", links: [] },
      ...(seconds
        ? [{ "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: `${seconds}s` }]
        : []),
    ],
  };
}

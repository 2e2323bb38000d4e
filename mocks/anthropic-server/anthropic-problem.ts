import type { ApiProblem } from "../model-server/api-problem.ts";

/** An error of Anthropic's API. */
export interface AnthropicProblem {
  status: number;
  type: string;
  message: string;
  headers?: Record<string, string>;
}

export function invalidRequest(message: string): AnthropicProblem {
  return { status: 400, type: "invalid_request_error", message };
}

export function problemBody({ type, message }: Pick<AnthropicProblem, "type" | "message">): object {
  return { type: "error", error: { type, message }, request_id: "req_scripted" };
}

/** Anthropic's error for a script's refusal. */
export function inAnthropicTerms(problem: ApiProblem): AnthropicProblem {
  if (problem.code === "insufficient_quota") {
    return invalidRequest(
      "Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.",
    );
  }
  if (problem.code === "context_length_exceeded") {
    return invalidRequest("prompt is too long: 208310 tokens > 200000 maximum");
  }
  if (problem.status === 429) {
    const message = "This request would exceed your organization's rate limit of 50 requests per minute.";
    return { status: 429, type: "rate_limit_error", message, headers: problem.headers ?? {} };
  }
  if (problem.status === 503) return { status: 529, type: "overloaded_error", message: "Overloaded" };
  if (problem.status >= 500) return { status: 500, type: "api_error", message: "Internal server error" };
  return invalidRequest(problem.message);
}

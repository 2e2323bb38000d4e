import type { LanguageModelV4FinishReason } from "@ai-sdk/provider";

/** Maps a finish reason. Without one the answer was interrupted. A refusal ends like any answer. */
export function chatFinishReason(raw: string | undefined, isRefused: boolean): LanguageModelV4FinishReason {
  return { unified: unified(raw, isRefused), raw };
}

function unified(raw: string | undefined, isRefused: boolean): LanguageModelV4FinishReason["unified"] {
  switch (raw) {
    case undefined:
      return "interrupted";
    case "stop":
      return isRefused ? "content-filter" : "stop";
    case "length":
      return "length";
    case "content_filter":
      return "content-filter";
    case "tool_calls":
    case "function_call":
      return "tool-calls";
    default:
      return "other";
  }
}

import type { LanguageModelV4Usage } from "@ai-sdk/provider";
import { isFields } from "./is-fields.ts";

type Fields = Record<string, unknown>;

/** The token usage, as far as the provider reports it. */
export function chatUsage(usage: Fields | undefined): LanguageModelV4Usage {
  if (!usage) return unknown;
  const input = count(usage.prompt_tokens);
  const output = count(usage.completion_tokens);
  const inputDetails = isFields(usage.prompt_tokens_details) ? usage.prompt_tokens_details : {};
  const outputDetails = isFields(usage.completion_tokens_details) ? usage.completion_tokens_details : {};
  const cacheRead = count(inputDetails.cached_tokens);
  const cacheWrite = count(inputDetails.cache_write_tokens);
  const reasoning = count(outputDetails.reasoning_tokens);
  return {
    inputTokens: {
      total: input,
      noCache: Math.max(0, input - cacheRead - cacheWrite),
      cacheRead,
      cacheWrite: cacheWrite || undefined,
    },
    outputTokens: { total: output, text: Math.max(0, output - reasoning), reasoning },
  };
}

const unknown: LanguageModelV4Usage = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};

function count(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) ? value : 0;
}

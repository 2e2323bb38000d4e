import type { LanguageModelV4CallOptions, LanguageModelV4Usage } from "@ai-sdk/provider";
import type { AnswerPart } from "../answer-part.ts";
import type { TokenUsage } from "../prices/cost-of.ts";
import { usualInputOf, usualTokensOf } from "./estimate-tokens.ts";

/** More than any model reads or writes in one call. */
const MOST_TOKENS = 100_000_000;

export interface CountedTokens extends TokenUsage {
  /** True when the provider did not say all of it. */
  isEstimated: boolean;
}

/** Counts what one call uses while its answer passes by. */
export class TokenCount {
  readonly #options: LanguageModelV4CallOptions;
  readonly #drafts = new Set<string>();
  #reported: LanguageModelV4Usage | undefined;
  #characters = 0;
  #hasFailed = false;

  constructor(options: LanguageModelV4CallOptions) {
    this.#options = options;
  }

  see(part: AnswerPart): void {
    switch (part.type) {
      case "text-delta":
      case "reasoning-delta":
        this.#characters += part.delta.length;
        return;
      case "tool-input-delta":
        this.#drafts.add(part.id);
        this.#characters += part.delta.length;
        return;
      case "tool-call":
        this.#characters += part.toolName.length;
        if (!this.#drafts.has(part.toolCallId)) this.#characters += part.input.length;
        return;
      case "finish":
        this.report(part.usage);
        return;
      case "error":
        this.#hasFailed = true;
        return;
      default:
        return;
    }
  }

  report(usage: LanguageModelV4Usage): void {
    this.#reported = usage;
  }

  /**
   * What was used: as the provider counted, else reckoned from what was sent and what came. Nothing when the provider
   * failed before its first word: it charges nothing then. One that was stopped has read its input all the same.
   */
  used(): CountedTokens {
    const { inputTokens, outputTokens } = this.#reported ?? {};
    const input = believed(inputTokens?.total);
    const output = believed(outputTokens?.total);
    if (input === undefined && output === undefined && this.#hasFailed && this.#characters === 0) {
      return { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0, isEstimated: false };
    }
    return {
      inputTokens: input ?? usualInputOf(this.#options),
      cachedInputTokens: believed(inputTokens?.cacheRead) ?? 0,
      outputTokens: output ?? usualTokensOf(this.#characters),
      isEstimated: input === undefined || output === undefined,
    };
  }
}

/** What a provider says, where it can be: nobody pays for a count that no call can have. */
function believed(tokens: number | undefined): number | undefined {
  return tokens !== undefined && tokens >= 0 && tokens <= MOST_TOKENS ? Math.ceil(tokens) : undefined;
}

import type { LanguageModelV4CallOptions, LanguageModelV4Usage } from "@ai-sdk/provider";
import type { AnswerPart } from "../answer-part.ts";
import type { TokenUsage } from "../prices/cost-of.ts";
import { usualInputOf, usualTokensOf } from "./estimate-tokens.ts";

/** More than any model can process in one call. */
const MOST_TOKENS = 100_000_000;

export interface CountedTokens extends TokenUsage {
  /** The part of the output that was reasoning, as far as the provider says. */
  reasoningTokens: number;
  /** True when the provider's report is incomplete. */
  isEstimated: boolean;
}

export const noTokens: CountedTokens = {
  inputTokens: 0,
  cachedInputTokens: 0,
  outputTokens: 0,
  reasoningTokens: 0,
  isEstimated: false,
};

/** Counts the usage of one call while its answer streams. */
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
   * The usage: as reported by the provider, or else estimated from input and output. Nothing when the
   * provider failed before its first word, because it charges nothing then. A stopped call has still read its
   * input.
   */
  used(): CountedTokens {
    const { inputTokens, outputTokens } = this.#reported ?? {};
    const input = believed(inputTokens?.total);
    const output = believed(outputTokens?.total);
    if (input === undefined && output === undefined && this.#hasFailed && this.#characters === 0) {
      return noTokens;
    }
    return {
      inputTokens: input ?? usualInputOf(this.#options),
      cachedInputTokens: believed(inputTokens?.cacheRead) ?? 0,
      outputTokens: output ?? usualTokensOf(this.#characters),
      reasoningTokens: believed(outputTokens?.reasoning) ?? 0,
      isEstimated: input === undefined || output === undefined,
    };
  }
}

/** Discards impossible counts, so that nobody pays for them. */
function believed(tokens: number | undefined): number | undefined {
  return tokens !== undefined && tokens >= 0 && tokens <= MOST_TOKENS ? Math.ceil(tokens) : undefined;
}

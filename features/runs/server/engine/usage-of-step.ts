import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import type { StepContent } from "../step-content.ts";
import type { ModelStep } from "./model-step.ts";

export interface StepUsage {
  inputTokens: number;
  outputTokens: number;
  /** True when the provider's count is incomplete. The rest is estimated from characters. */
  isEstimated: boolean;
}

const charactersPerToken = 4;

/**
 * The usage of a step. Providers count at the end of an answer, so a stopped or cut answer is estimated; it
 * is billed all the same. A model that wrote nothing and counted nothing used nothing.
 */
export function usageOfStep(
  { content, inputTokens, outputTokens }: Pick<ModelStep, "content" | "inputTokens" | "outputTokens">,
  prompt: LanguageModelV4Prompt,
): StepUsage {
  const isCounted = inputTokens !== undefined && outputTokens !== undefined;
  const isEstimated = !isCounted && (content.length > 0 || inputTokens !== undefined);
  if (!isEstimated) {
    return { inputTokens: inputTokens ?? 0, outputTokens: outputTokens ?? 0, isEstimated };
  }
  return {
    inputTokens: inputTokens ?? tokensOf(JSON.stringify(prompt)),
    outputTokens: outputTokens ?? tokensOfContent(content),
    isEstimated,
  };
}

/** Estimated output tokens of `content`. */
export function tokensOfContent(content: StepContent[]): number {
  return content.reduce((sum, item) => sum + tokensOf(writtenOf(item)), 0);
}

function writtenOf(item: StepContent): string {
  return item.type === "tool-call" ? `${item.toolName}${JSON.stringify(item.input)}` : item.text;
}

function tokensOf(text: string): number {
  return Math.ceil(text.length / charactersPerToken);
}

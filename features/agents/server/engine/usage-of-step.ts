import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import type { StepContent } from "../step-content.ts";
import type { ModelStep } from "./model-step.ts";

export interface StepUsage {
  inputTokens: number;
  outputTokens: number;
  /** True when the provider did not say all of it: the rest is reckoned from the characters. */
  isEstimated: boolean;
}

const charactersPerToken = 4;

/**
 * What a step used of its model. Providers count at the end of an answer, so one that was stopped or cut is
 * estimated: it is paid for all the same. A model that wrote nothing and counted nothing used nothing.
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

/** What the model had to write for `content`, estimated. */
export function tokensOfContent(content: StepContent[]): number {
  return content.reduce((sum, item) => sum + tokensOf(writtenOf(item)), 0);
}

function writtenOf(item: StepContent): string {
  return item.type === "tool-call" ? `${item.toolName}${JSON.stringify(item.input)}` : item.text;
}

function tokensOf(text: string): number {
  return Math.ceil(text.length / charactersPerToken);
}

import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import type { GuidanceOfRun } from "../run-guidance.ts";
import type { HistoryMessage } from "../run-host.ts";
import { instructions } from "./instructions.ts";
import { modelPrompt } from "./model-prompt.ts";

export interface FirstPrompt {
  guidance: Pick<GuidanceOfRun, "instructions">;
  timeZone: string;
  now: Date;
  question: HistoryMessage;
}

/** The prompt of a run's first step, were the question the first of its conversation. */
export function firstPrompt({ guidance, timeZone, now, question }: FirstPrompt): LanguageModelV4Prompt {
  return modelPrompt(instructions({ time_zone: timeZone }, now, guidance), [question], [], []);
}

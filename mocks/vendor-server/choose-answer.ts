import type { ChatRequest } from "../model-server/chat-request.ts";
import { chooseScript } from "../model-server/choose-script.ts";
import { countInput } from "../model-server/count-input.ts";
import type { Script } from "../model-server/script.ts";

/** Output tokens per tool call. */
const toolCallTokens = 20;

export interface ChosenAnswer {
  script: Script;
  usage: { inputTokens: number; outputTokens: number; thoughtTokens: number };
}

/** The script requested by the last user message, and its usage. */
export function chooseAnswer(request: ChatRequest): ChosenAnswer {
  const script = chooseScript(request, () => false);
  const outputTokens = script.tokens.length + script.toolCalls.length * toolCallTokens;
  const thoughtTokens = script.reasoning?.length ?? 0;
  return { script, usage: { inputTokens: countInput(request), outputTokens, thoughtTokens } };
}

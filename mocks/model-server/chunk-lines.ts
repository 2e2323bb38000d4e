import { versionOf } from "./models.ts";

const known = new Map<string, string>();
const MAX_KNOWN = 5_000;

/** The event of one text token. Cached per token, because a benchmark sends millions. */
export function textLine(model: string, token: string): string {
  const key = `${model}\n${token}`;
  const found = known.get(key);
  if (found) return found;
  const line = chunkLine(model, { content: token }, null);
  if (known.size < MAX_KNOWN) known.set(key, line);
  return line;
}

/** One event of a streamed chat completion. */
export function chunkLine(model: string, delta: object, finishReason: string | null): string {
  const choices = [{ index: 0, delta, logprobs: null, finish_reason: finishReason }];
  return eventLine({ ...envelope(model), choices });
}

export function usageLine(model: string, inputTokens: number, outputTokens: number): string {
  const usage = {
    prompt_tokens: inputTokens,
    completion_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
  };
  return eventLine({ ...envelope(model), choices: [], usage });
}

export function eventLine(value: object): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}

export const doneLine = "data: [DONE]\n\n";

function envelope(model: string) {
  return {
    id: "chatcmpl-scripted",
    object: "chat.completion.chunk",
    created: 1_700_000_000,
    model: versionOf(model),
  };
}

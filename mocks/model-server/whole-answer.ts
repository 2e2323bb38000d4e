import type { ChatRequest } from "./chat-request.ts";
import { countInput } from "./count-input.ts";
import { versionOf } from "./models.ts";
import type { Script } from "./script.ts";

/** A script's answer to a request without streaming. */
export function wholeAnswer(request: ChatRequest, script: Script): object {
  const inputTokens = countInput(request);
  const toolCalls = script.toolCalls.map((call, index) => ({
    id: `call_${index}`,
    type: "function",
    function: call,
  }));
  const message = {
    role: "assistant",
    content: script.tokens.length > 0 ? script.tokens.join("") : null,
    refusal: null,
    ...(toolCalls.length > 0 ? { tool_calls: toolCalls } : {}),
  };
  const reason = toolCalls.length > 0 ? "tool_calls" : script.ending === "length" ? "length" : "stop";
  return {
    id: "chatcmpl-scripted",
    object: "chat.completion",
    created: 1_700_000_000,
    model: versionOf(request.model),
    choices: [{ index: 0, message, logprobs: null, finish_reason: reason }],
    usage: {
      prompt_tokens: inputTokens,
      completion_tokens: script.tokens.length,
      total_tokens: inputTokens + script.tokens.length,
    },
  };
}

import type { ChatRequest } from "../model-server/chat-request.ts";
import { turnsOf } from "./check-messages.ts";
import type { MessagePart, MessagesRequest } from "./messages-request.ts";

/** Converts a request into the format by which scripts are chosen. */
export function asChatRequest(request: MessagesRequest): ChatRequest {
  const messages = turnsOf(request).flatMap(({ role, blocks }): ChatRequest["messages"] => {
    if (role === "assistant") return [{ role, content: textIn(blocks) }];
    const results = blocks.filter((block) => block.type === "tool_result");
    const text = textIn(blocks);
    return [
      ...results.map(({ tool_use_id, content }) => ({
        role: "tool" as const,
        tool_call_id: tool_use_id,
        content: typeof content === "string" ? content : textIn(content ?? []),
      })),
      ...(text === "" ? [] : [{ role, content: text }]),
    ];
  });
  const tools = request.tools?.map(({ name }) => ({ type: "function" as const, function: { name } }));
  return { model: "scripted", messages, ...(tools ? { tools } : {}) };
}

function textIn(blocks: MessagePart[]): string {
  return blocks.flatMap((block) => (block.type === "text" ? [block.text] : [])).join("\n");
}

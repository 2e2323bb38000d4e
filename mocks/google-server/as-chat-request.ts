import type { ChatRequest } from "../model-server/chat-request.ts";
import type { GenerateRequest, Part } from "./generate-request.ts";

/** Converts a request into the format by which scripts are chosen. */
export function asChatRequest({ contents, tools }: GenerateRequest): ChatRequest {
  const messages = contents.flatMap(({ role, parts }): ChatRequest["messages"] => {
    if (role === "model") return [{ role: "assistant", content: textIn(parts) }];
    const text = textIn(parts);
    return [...parts.flatMap(answerIn), ...(text === "" ? [] : [{ role: "user" as const, content: text }])];
  });
  const functions = tools?.flatMap(({ functionDeclarations }) => functionDeclarations) ?? [];
  return {
    model: "scripted",
    messages,
    ...(functions.length > 0
      ? { tools: functions.map(({ name }) => ({ type: "function", function: { name } })) }
      : {}),
  };
}

function answerIn({ functionResponse }: Part): ChatRequest["messages"] {
  if (!functionResponse) return [];
  const { response, id } = functionResponse;
  const content = response.content ?? response.output ?? response.error ?? response;
  return [
    {
      role: "tool",
      tool_call_id: id ?? "call",
      content: typeof content === "string" ? content : JSON.stringify(content),
    },
  ];
}

function textIn(parts: Part[]): string {
  return parts.flatMap(({ text, thought }) => (text && !thought ? [text] : [])).join("\n");
}

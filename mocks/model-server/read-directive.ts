import type { ChatRequest, RequestMessage } from "./chat-request.ts";
import type { Directive } from "./script.ts";

const DIRECTIVE = /\[\[(?:script:)?([^\]]+)\]\]/;

/**
 * The script that a request asks for: by its model, or by `[[script:name key=value]]` in the last user
 * message.
 */
export function readDirective({ model, messages }: ChatRequest): Directive | undefined {
  const written = DIRECTIVE.exec(textOf(messages.findLast(({ role }) => role === "user")))?.[1];
  const [first = "", ...rest] = (written ?? "").trim().split(/\s+/);
  const isParameter = first.includes("=");
  const parameters = Object.fromEntries((isParameter ? [first, ...rest] : rest).map(split));
  if (model !== "scripted") return { name: model, parameters };
  if (!written) return undefined;
  return { name: isParameter ? "tokens" : first, parameters };
}

export function textOf(message: RequestMessage | undefined): string {
  const content = message?.content ?? "";
  if (typeof content === "string") return content;
  return content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
}

function split(item: string): [string, string] {
  const at = item.indexOf("=");
  return at < 0 ? [item, "true"] : [item.slice(0, at), item.slice(at + 1)];
}

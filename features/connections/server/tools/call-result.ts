import type { CallToolResult } from "@modelcontextprotocol/client";
import type { Json } from "#platform/contract/json.ts";

/** What came back from the other side. It wrote all of it. */
export interface CallResult {
  isError: boolean;
  text: string;
  data: Json;
}

const maxText = 200_000;
const maxData = 100_000;

/** The result of a tool of MCP as text. Pictures, sounds and other bytes are left out with a note. */
export function resultOfMcp({ content, structuredContent, isError }: CallToolResult): CallResult {
  const data = (structuredContent ?? null) as Json;
  const text = content.map(textOf).filter(Boolean).join("\n\n");
  return {
    isError: isError === true,
    text: bounded(text || (data === null ? "(nothing)" : JSON.stringify(data, null, 2))),
    data: boundedData(data),
  };
}

/** The answer of an HTTP API: JSON and other text. */
export function resultOfHttp(status: number, contentType: string, body: string): CallResult {
  const isText = /^(text\/|application\/([\w.+-]+\+)?(json|xml|yaml|javascript|x-www-form-urlencoded)\b)/i;
  const isReadable = contentType === "" || isText.test(contentType);
  const data = /json/i.test(contentType) ? parsed(body) : null;
  const read = isReadable ? body : `(${contentType} is left out)`;
  return {
    isError: status >= 400,
    text: bounded(`Status ${status}${body === "" ? ", without content." : `\n\n${read}`}`),
    data: boundedData(data),
  };
}

function textOf(block: CallToolResult["content"][number]): string {
  switch (block.type) {
    case "text":
      return block.text;
    case "image":
    case "audio":
      return `(${block.type === "image" ? "A picture" : "A sound"} is left out: ${block.mimeType})`;
    case "resource_link":
      return `${block.title ?? block.name}: ${block.uri}`;
    case "resource":
      return "text" in block.resource
        ? `${block.resource.uri}\n${block.resource.text}`
        : `(A file is left out: ${block.resource.uri})`;
    default:
      return "";
  }
}

function bounded(text: string): string {
  return text.length > maxText ? `${text.slice(0, maxText).toWellFormed()}\n\n(cut here)` : text;
}

function boundedData(data: Json): Json {
  return data !== null && JSON.stringify(data).length > maxData ? null : data;
}

function parsed(body: string): Json {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

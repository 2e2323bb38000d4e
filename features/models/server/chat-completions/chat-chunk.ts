import { JSONParseError, TypeValidationError } from "@ai-sdk/provider";
import { isFields } from "./is-fields.ts";

type Fields = Record<string, unknown>;

/** The used fields of a chat completion chunk. Empty strings replace absent ones. */
export interface ChatChunk {
  /** Sent instead of an answer. */
  error?: unknown;
  /** The whole chunk. The model's identity is read from it once. */
  fields: Fields;
  usage?: Fields;
  text: string;
  reasoning: string;
  refusal: string;
  toolCalls: ToolCallDelta[];
  finishReason?: string;
}

export interface ToolCallDelta {
  index: number | undefined;
  id: string | undefined;
  name: string | undefined;
  arguments: string;
}

const NO_TOOL_CALLS: ToolCallDelta[] = [];

/** Parses one chunk. Throws when it is not JSON or a used field has the wrong type. */
export function readChatChunk(data: string): ChatChunk {
  const fields = parse(data);
  if (!isFields(fields)) throw invalid(fields, "a chunk");
  const { error, usage } = fields;
  const choice = firstChoice(fields);
  const delta = isFields(choice?.delta) ? choice.delta : undefined;
  const content = delta?.content;
  const chunk: ChatChunk = {
    fields,
    text: typeof content === "string" ? content : "",
    reasoning: delta ? textOf(delta, "reasoning_content") || textOf(delta, "reasoning") : "",
    refusal: typeof delta?.refusal === "string" ? delta.refusal : "",
    toolCalls: delta?.tool_calls ? readToolCalls(delta.tool_calls) : NO_TOOL_CALLS,
  };
  if (Array.isArray(content)) readContentParts(content, chunk);
  else if (content !== null && content !== undefined && typeof content !== "string")
    throw invalid(content, "content");
  if (typeof choice?.finish_reason === "string") chunk.finishReason = choice.finish_reason;
  if (isFields(usage)) chunk.usage = usage;
  if (error !== undefined && error !== null) chunk.error = error;
  return chunk;
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (cause) {
    throw new JSONParseError({ text: data.slice(0, 200), cause });
  }
}

function firstChoice({ choices }: Fields): Fields | undefined {
  if (choices === undefined || choices === null) return undefined;
  if (!Array.isArray(choices)) throw invalid(choices, "choices");
  return isFields(choices[0]) ? choices[0] : undefined;
}

function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value === "string") return value;
  if (value === undefined || value === null) return "";
  throw invalid(value, name);
}

/** Some servers send content as a list of text and reasoning. */
function readContentParts(parts: unknown[], chunk: ChatChunk): void {
  for (const part of parts) {
    if (!isFields(part)) continue;
    if (part.type === "text" && typeof part.text === "string") chunk.text += part.text;
    if (part.type !== "thinking" || !Array.isArray(part.thinking)) continue;
    for (const thought of part.thinking)
      if (isFields(thought) && typeof thought.text === "string") chunk.reasoning += thought.text;
  }
}

function readToolCalls(value: unknown): ToolCallDelta[] {
  if (!Array.isArray(value)) throw invalid(value, "tool_calls");
  return value.map((item: unknown) => {
    const called = isFields(item) ? item.function : undefined;
    if (!isFields(item) || !isFields(called)) throw invalid(item, "tool_calls");
    return {
      index: typeof item.index === "number" ? item.index : undefined,
      id: textOf(item, "id").trim() || undefined,
      name: textOf(called, "name").trim() || undefined,
      // A few servers send the arguments as an object.
      arguments: isFields(called.arguments) ? JSON.stringify(called.arguments) : textOf(called, "arguments"),
    };
  });
}

function invalid(value: unknown, name: string): TypeValidationError {
  return new TypeValidationError({
    value: undefined,
    cause: new TypeError(`The answer has ${value === null ? "null" : typeof value} as ${name}.`),
  });
}

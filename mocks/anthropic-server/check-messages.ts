import { signThought } from "../vendor-server/sign-thought.ts";
import { type AnthropicProblem, invalidRequest } from "./anthropic-problem.ts";
import type { MessagePart, MessagesRequest } from "./messages-request.ts";

/** A turn as the API sees it: consecutive messages of one role are merged. */
export interface Turn {
  role: "user" | "assistant";
  blocks: MessagePart[];
}

export function turnsOf({ messages }: MessagesRequest): Turn[] {
  const turns: Turn[] = [];
  for (const { role, content } of messages) {
    const blocks: MessagePart[] = typeof content === "string" ? [{ type: "text", text: content }] : content;
    const last = turns.at(-1);
    if (last?.role === role) last.blocks.push(...blocks);
    else turns.push({ role, blocks: [...blocks] });
  }
  return turns;
}

/** Prefix of tool call ids that followed reasoning. Their turn must be returned with the reasoning. */
export const thoughtfulId = "toolu_thought_";

/** The error of the real API for an invalid conversation. Undefined when it is valid. */
export function checkMessages(request: MessagesRequest): AnthropicProblem | undefined {
  const turns = turnsOf(request);
  const names = request.tools?.map(({ name }) => name) ?? [];
  if (new Set(names).size < names.length) return invalidRequest("tools: Tool names must be unique.");
  if (turns[0]?.role !== "user") return invalidRequest('messages: first message must use the "user" role');
  for (const [index, turn] of turns.entries()) {
    const problem =
      badText(turn, index, index === turns.length - 1) ??
      badThoughts(turn, index) ??
      badToolUse(turn, index, turns[index + 1], request) ??
      badToolResults(turn, index, turns[index - 1]);
    if (problem) return problem;
  }
  return undefined;
}

function badText({ role, blocks }: Turn, index: number, isLast: boolean): AnthropicProblem | undefined {
  const at = `messages.${index}`;
  if (blocks.length === 0) return invalidRequest(`${at}: all messages must have non-empty content`);
  for (const block of blocks) {
    if (block.type !== "text") continue;
    if (block.text === "") return invalidRequest("messages: text content blocks must be non-empty");
    if (block.text.trim() === "")
      return invalidRequest("messages: text content blocks must contain non-whitespace text");
  }
  const last = blocks.at(-1);
  if (isLast && role === "assistant" && last?.type === "text" && last.text !== last.text.trimEnd()) {
    return invalidRequest("messages: final assistant content cannot end with trailing whitespace");
  }
  return undefined;
}

function badThoughts({ role, blocks }: Turn, index: number): AnthropicProblem | undefined {
  const at = `messages.${index}.content`;
  for (const [place, block] of blocks.entries()) {
    if (block.type !== "thinking") continue;
    if (role !== "assistant")
      return invalidRequest(`${at}.${place}: thinking is only allowed in assistant messages`);
    if (block.signature !== signThought(block.thinking))
      return invalidRequest(`${at}.${place}: Invalid \`signature\` in \`thinking\` block`);
  }
  const isThoughtful = blocks.some((block) => block.type === "tool_use" && block.id.startsWith(thoughtfulId));
  const [first] = blocks;
  if (isThoughtful && first?.type !== "thinking" && first?.type !== "redacted_thinking") {
    return invalidRequest(
      `${at}.0.type: Expected \`thinking\` or \`redacted_thinking\`, but found \`${first?.type}\`.`,
    );
  }
  return undefined;
}

function badToolUse(
  { role, blocks }: Turn,
  index: number,
  next: Turn | undefined,
  { tools }: MessagesRequest,
): AnthropicProblem | undefined {
  const ids = blocks.flatMap((block) => (block.type === "tool_use" ? [block.id] : []));
  if (ids.length === 0) return undefined;
  if (role !== "assistant")
    return invalidRequest(`messages.${index}: \`tool_use\` blocks can only be in \`assistant\` messages`);
  if (!tools) return invalidRequest("Requests which include `tool_use` blocks must define tools");
  if (new Set(ids).size < ids.length) return invalidRequest("messages: `tool_use` ids must be unique");
  // Tool results must come first in the next turn.
  const answered = new Set<string>();
  for (const block of next?.blocks ?? []) {
    if (block.type !== "tool_result") break;
    answered.add(block.tool_use_id);
  }
  const open = ids.filter((id) => !answered.has(id));
  if (open.length === 0) return undefined;
  return invalidRequest(
    `messages.${index}: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: ${open.join(", ")}.`,
  );
}

function badToolResults(
  { blocks }: Turn,
  index: number,
  before: Turn | undefined,
): AnthropicProblem | undefined {
  const asked = before?.blocks.flatMap((block) => (block.type === "tool_use" ? [block.id] : [])) ?? [];
  const stray = blocks.find((block) => block.type === "tool_result" && !asked.includes(block.tool_use_id));
  if (stray?.type !== "tool_result") return undefined;
  return invalidRequest(
    `messages.${index}: unexpected \`tool_use_id\` found in \`tool_result\` blocks: ${stray.tool_use_id}.`,
  );
}

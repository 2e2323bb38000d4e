import type { ChatRequest } from "./chat-request.ts";
import { textOf } from "./read-directive.ts";

/** Rough input tokens: one per four characters. */
export function countInput({ messages }: ChatRequest): number {
  return Math.ceil(messages.reduce((total, message) => total + textOf(message).length, 0) / 4);
}

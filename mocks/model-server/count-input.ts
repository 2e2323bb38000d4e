import type { ChatRequest } from "./chat-request.ts";
import { textOf } from "./read-directive.ts";

/** A rough count of input tokens: four characters each. */
export function countInput({ messages }: ChatRequest): number {
  return Math.ceil(messages.reduce((total, message) => total + textOf(message).length, 0) / 4);
}

import type { ToolCallContent } from "../step-content.ts";

const acceptedId = /^[a-zA-Z0-9_-]{1,64}$/;

/**
 * The id and name of a tool call in a form that every provider accepts back. Invented names are altered: a
 * provider would reject a name with spaces, and with it the message that there is no such tool.
 */
export function providerSafeCall({ toolCallId, modelCallId, toolName }: ToolCallContent) {
  const name = toolName.replace(/[^a-zA-Z0-9_-]/g, "_").slice(0, 64);
  return {
    toolCallId: acceptedId.test(modelCallId) ? modelCallId : toolCallId,
    toolName: /^[a-zA-Z_]/.test(name) ? name : `_${name.slice(0, 63)}`,
  };
}

/** Providers accept only objects as input. Invalid JSON is wrapped in one. */
export function providerSafeInput(input: unknown): unknown {
  const isObject = typeof input === "object" && input !== null && !Array.isArray(input);
  return isObject ? input : { invalid_input: input ?? null };
}

import type { ToolCallContent } from "../step-content.ts";

const acceptedId = /^[a-zA-Z0-9_-]{1,64}$/;

/**
 * Id and name under which every provider takes a tool call back. What a model made up is changed: a name with
 * spaces would be refused, and with it the message that tells the model that there is no such tool.
 */
export function providerSafeCall({ toolCallId, modelCallId, toolName }: ToolCallContent) {
  const name = toolName.replace(/[^a-zA-Z0-9_-]/g, "_").slice(0, 64);
  return {
    toolCallId: acceptedId.test(modelCallId) ? modelCallId : toolCallId,
    toolName: /^[a-zA-Z_]/.test(name) ? name : `_${name.slice(0, 63)}`,
  };
}

/** Providers take nothing but objects back as input; broken JSON is shown to the model inside of one. */
export function providerSafeInput(input: unknown): unknown {
  const isObject = typeof input === "object" && input !== null && !Array.isArray(input);
  return isObject ? input : { invalid_input: input ?? null };
}

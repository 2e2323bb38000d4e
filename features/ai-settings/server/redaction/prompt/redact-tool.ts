import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { type ChangeText, mapTexts } from "./map-texts.ts";
import { redactSchema } from "./redact-schema.ts";

type Tool = NonNullable<LanguageModelV4CallOptions["tools"]>[number];

/**
 * A tool as a provider may know it. Its name stays, because an answer calls the tool by it. Names of fields change:
 * the input of a call is restored before the tool runs.
 */
export function redactTool(tool: Tool, change: ChangeText): Tool {
  if (tool.type === "provider") return { ...tool, args: mapTexts(tool.args, change) as typeof tool.args };
  const { description, inputSchema, inputExamples } = tool;
  return {
    ...tool,
    ...(description === undefined ? {} : { description: change(description) }),
    inputSchema: redactSchema(inputSchema, change) as typeof inputSchema,
    ...(inputExamples ? { inputExamples: mapTexts(inputExamples, change) as typeof inputExamples } : {}),
  };
}

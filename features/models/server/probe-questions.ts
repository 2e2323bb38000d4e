import type { LanguageModelV4CallOptions, LanguageModelV4FunctionTool } from "@ai-sdk/provider";
import { z } from "zod";

export const calculateTool: LanguageModelV4FunctionTool = {
  type: "function",
  name: "calculate",
  description: "Evaluates an arithmetic expression.",
  inputSchema: {
    type: "object",
    properties: { expression: { type: "string" } },
    required: ["expression"],
    additionalProperties: false,
  },
};

export const readyFormat: NonNullable<LanguageModelV4CallOptions["responseFormat"]> = {
  type: "json",
  name: "readiness",
  schema: {
    type: "object",
    properties: { ready: { type: "boolean" } },
    required: ["ready"],
    additionalProperties: false,
  },
};

const Readiness = z.strictObject({ ready: z.boolean() });

/** Whether the text is JSON of `readyFormat` and nothing else. */
export function isReady(text: string): boolean {
  try {
    return Readiness.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/** 64 × 64 red pixels, as a PNG in base64. */
export const redPicture =
  "iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAT0lEQVR42u3PQQkAAAgEsGtw/XsZyAi+hcEKLNO+FgEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQGBywLjiyDiXFlQyQAAAABJRU5ErkJggg==";

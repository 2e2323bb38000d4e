import type { LanguageModelV4, LanguageModelV4CallOptions } from "@ai-sdk/provider";
import type { ModelCapabilities } from "../contract/model.ts";
import { toAnsweringModel } from "./answering-model.ts";
import { classifyModelError } from "./classify-model-error.ts";
import { markCutShort } from "./mark-cut-short.ts";
import type { ModelFailure } from "./model-failure.ts";

export interface ModelProbe {
  /** Absent: the model answered. */
  failure?: ModelFailure;
  firstPartMs?: number;
  capabilities: ModelCapabilities;
}

const PROBE_TIMEOUT_MS = 60_000;
/** Enough for reasoning models. With fewer tokens some refuse, and others never reach the tool. */
const THOUGHTFUL_TOKENS = 2_000;
const question = (text: string): LanguageModelV4CallOptions["prompt"] => [
  { role: "user", content: [{ type: "text", text }] },
];

/** Asks a model for a word and for one tool call, to see whether it answers and supports tools. */
export async function probeModel(model: LanguageModelV4): Promise<ModelProbe> {
  const capabilities = { tools: false, jsonSchema: false, vision: false };
  try {
    const { firstPartMs } = await ask(model, {
      prompt: question("Say: ready"),
      maxOutputTokens: THOUGHTFUL_TOKENS,
    });
    const usesTools = await ask(model, toolQuestion).then(
      ({ hasToolCall }) => hasToolCall,
      () => false,
    );
    return { firstPartMs, capabilities: { ...capabilities, tools: usesTools } };
  } catch (error) {
    return { failure: classifyModelError(error), capabilities };
  }
}

const toolQuestion: LanguageModelV4CallOptions = {
  prompt: question("What is 12 * 12? Use the calculate tool."),
  maxOutputTokens: THOUGHTFUL_TOKENS,
  tools: [
    {
      type: "function",
      name: "calculate",
      description: "Evaluates an arithmetic expression.",
      inputSchema: {
        type: "object",
        properties: { expression: { type: "string" } },
        required: ["expression"],
        additionalProperties: false,
      },
    },
  ],
};

async function ask(model: LanguageModelV4, options: LanguageModelV4CallOptions) {
  const startedAt = performance.now();
  const abortSignal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
  const reader = markCutShort(await toAnsweringModel(model).answer({ ...options, abortSignal }));
  let firstPartMs: number | undefined;
  let hasToolCall = false;
  for (let parts = await reader.read(); parts; parts = await reader.read()) {
    for (const part of parts) {
      if (part.type === "error") throw part.error;
      if (part.type === "tool-call") hasToolCall = true;
      if (part.type !== "stream-start") firstPartMs ??= Math.round(performance.now() - startedAt);
    }
  }
  return { firstPartMs: firstPartMs ?? 0, hasToolCall };
}

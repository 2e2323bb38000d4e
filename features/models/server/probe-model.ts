import type { LanguageModelV4, LanguageModelV4CallOptions } from "@ai-sdk/provider";
import type { ModelCapabilities } from "../contract/model.ts";
import { toAnsweringModel } from "./answering-model.ts";
import { classifyModelError } from "./classify-model-error.ts";
import { markCutShort } from "./mark-cut-short.ts";
import type { ModelFailure } from "./model-failure.ts";
import { calculateTool, isReady, readyFormat, redPicture } from "./probe-questions.ts";

export interface ModelProbe {
  /** Absent: the model answered. */
  failure?: ModelFailure;
  /** The error behind the failure. */
  error?: unknown;
  firstPartMs?: number;
  capabilities: ModelCapabilities;
}

const PROBE_TIMEOUT_MS = 60_000;
/** Enough for reasoning models. With fewer tokens some refuse, and others never reach the tool. */
const THOUGHTFUL_TOKENS = 2_000;
export const unable: ModelCapabilities = {
  chat: false,
  tools: false,
  jsonSchema: false,
  vision: false,
  embeddings: false,
};

/**
 * Asks a model for a word. If it answers, asks also for a tool call, for JSON of a schema, and for the colour
 * of a picture, to see what it supports.
 */
export async function probeModel(model: LanguageModelV4): Promise<ModelProbe> {
  try {
    const { firstPartMs } = await ask(model, [{ type: "text", text: "Say: ready" }]);
    const [tools, jsonSchema, vision] = await Promise.all([
      isTrue(
        ask(model, [{ type: "text", text: "What is 12 * 12? Use the calculate tool." }], {
          tools: [calculateTool],
        }).then(({ hasToolCall }) => hasToolCall),
      ),
      isTrue(
        ask(model, [{ type: "text", text: "Are you ready? Answer in JSON." }], {
          responseFormat: readyFormat,
        }).then(({ text }) => isReady(text)),
      ),
      isTrue(
        ask(model, [
          { type: "text", text: "Which colour fills this picture? Answer with one English word." },
          { type: "file", mediaType: "image/png", data: { type: "data", data: redPicture } },
        ]).then(({ text }) => /\bred\b/i.test(text)),
      ),
    ]);
    return { firstPartMs, capabilities: { chat: true, tools, jsonSchema, vision, embeddings: false } };
  } catch (error) {
    return { failure: classifyModelError(error), error, capabilities: unable };
  }
}

/** What a model refuses, it does not support. */
function isTrue(finding: Promise<boolean>): Promise<boolean> {
  return finding.catch(() => false);
}

type Content = Extract<LanguageModelV4CallOptions["prompt"][number], { role: "user" }>["content"];

async function ask(
  model: LanguageModelV4,
  content: Content,
  options: Omit<LanguageModelV4CallOptions, "prompt"> = {},
) {
  const startedAt = performance.now();
  const abortSignal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
  const call = {
    prompt: [{ role: "user" as const, content }],
    maxOutputTokens: THOUGHTFUL_TOKENS,
    ...options,
    abortSignal,
  };
  const reader = markCutShort(await toAnsweringModel(model).answer(call));
  let firstPartMs: number | undefined;
  let hasToolCall = false;
  let text = "";
  for (let parts = await reader.read(); parts; parts = await reader.read()) {
    for (const part of parts) {
      if (part.type === "error") throw part.error;
      if (part.type === "tool-call") hasToolCall = true;
      if (part.type === "text-delta") text += part.delta;
      if (part.type !== "stream-start") firstPartMs ??= Math.round(performance.now() - startedAt);
    }
  }
  return { firstPartMs: firstPartMs ?? 0, hasToolCall, text };
}

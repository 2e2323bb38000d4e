import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
  LanguageModelV4StreamResult,
} from "@ai-sdk/provider";
import { classifyModelError } from "./classify-model-error.ts";
import { markCutShort } from "./mark-cut-short.ts";
import type { ModelFailureCode } from "./model-failure.ts";

const FAILS_OVER = new Set<ModelFailureCode>([
  "model.rate_limited",
  "model.unavailable",
  "model.stalled",
  "model.unreachable",
  "model.cut_short",
]);
/** Parts that a model sends before it says anything. */
const PREAMBLE = new Set<LanguageModelV4StreamPart["type"]>([
  "stream-start",
  "response-metadata",
  "raw",
  "ping",
]);

/**
 * Asks each model once, in order, until one begins to answer. A model that fails after its first part
 * is not replaced, because a person has already read that part. `onAnswer` hears which one it was.
 */
export function failoverModel(
  candidates: LanguageModelV4[],
  onAnswer: (index: number) => void,
): LanguageModelV4 {
  const [first] = candidates;
  if (!first) throw new Error("There is no model to ask.");

  const firstThatAnswers = async <Result>(
    options: LanguageModelV4CallOptions,
    ask: (model: LanguageModelV4, hasOthers: boolean) => PromiseLike<Result>,
  ): Promise<Result> => {
    let firstError: unknown;
    for (const [index, model] of candidates.entries()) {
      try {
        const result = await ask(model, index < candidates.length - 1);
        onAnswer(index);
        return result;
      } catch (error) {
        firstError ??= error;
        const isFirst = index === 0;
        if (options.abortSignal?.aborted) throw error;
        if (isFirst && !FAILS_OVER.has(classifyModelError(error).code)) throw error;
      }
    }
    throw firstError;
  };

  return {
    specificationVersion: "v4",
    provider: first.provider,
    modelId: first.modelId,
    supportedUrls: first.supportedUrls,
    doGenerate: (options) => firstThatAnswers(options, (model) => model.doGenerate(options)),
    doStream: (options) =>
      firstThatAnswers(options, async (model, hasOthers) => {
        const result = await model.doStream(options);
        return hasOthers ? begun(result) : { ...result, stream: markCutShort(result.stream, []) };
      }),
  };
}

/** Waits for the first part that says something; an error before it is thrown. */
async function begun(result: LanguageModelV4StreamResult): Promise<LanguageModelV4StreamResult> {
  const reader = result.stream.getReader();
  const read: LanguageModelV4StreamPart[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (value.type === "error") {
      await reader.cancel().catch(() => {});
      throw value.error;
    }
    read.push(value);
    if (!PREAMBLE.has(value.type)) break;
  }
  reader.releaseLock();
  return { ...result, stream: markCutShort(result.stream, read) };
}

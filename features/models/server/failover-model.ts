import type { LanguageModelV4, LanguageModelV4CallOptions } from "@ai-sdk/provider";
import type { AnswerPart, PartReader } from "./answer-part.ts";
import { type AnsweringModel, toAnsweringModel } from "./answering-model.ts";
import { classifyModelError } from "./classify-model-error.ts";
import { markCutShort } from "./mark-cut-short.ts";
import { budgetRefusalOf } from "./metering/budget-refusal.ts";
import type { ModelFailureCode } from "./model-failure.ts";
import { streamParts } from "./stream-parts.ts";

const FAILS_OVER = new Set<ModelFailureCode>([
  "model.rate_limited",
  "model.unavailable",
  "model.stalled",
  "model.unreachable",
  "model.cut_short",
]);
/** Parts without content, sent before the answer. */
const PREAMBLE = new Set<AnswerPart["type"]>(["stream-start", "response-metadata", "raw", "ping"]);

/**
 * Tries each model once, in order, until one starts to answer. A model that fails after its first part is not
 * replaced, because a person has already read that part. `onAnswer` receives the index of the model.
 * `letsPass` says whether one of several is asked at all; if it refuses all of them, all are tried.
 */
export function failoverModel(
  candidates: LanguageModelV4[],
  onAnswer: (index: number) => void,
  letsPass: (index: number) => Promise<boolean> = async () => true,
): AnsweringModel {
  const models = candidates.map(toAnsweringModel);
  const [first] = models;
  if (!first) throw new Error("There is no model to ask.");

  const firstThatAnswers = async <Result>(
    options: LanguageModelV4CallOptions,
    ask: (model: AnsweringModel, hasOthers: boolean) => PromiseLike<Result>,
  ): Promise<Result> => {
    let firstError: unknown;
    const tryThose = async (passes: (index: number) => Promise<boolean>) => {
      for (const [index, model] of models.entries()) {
        if (!(await passes(index))) continue;
        try {
          const result = await ask(model, index < models.length - 1);
          onAnswer(index);
          return { result };
        } catch (error) {
          const isFirst = firstError === undefined;
          firstError ??= error;
          if (options.abortSignal?.aborted || budgetRefusalOf(error)) throw error;
          if (isFirst && !FAILS_OVER.has(classifyModelError(error).code)) throw error;
        }
      }
      return undefined;
    };
    const passes = models.length > 1 ? letsPass : async () => true;
    const answered = await tryThose(passes);
    if (answered) return answered.result;
    // All of them pause: an attempt that may fail is better than none.
    const again = firstError === undefined ? await tryThose(async () => true) : undefined;
    if (again) return again.result;
    throw firstError;
  };
  const answer = (options: LanguageModelV4CallOptions) =>
    firstThatAnswers(options, async (model, hasOthers) => {
      const reader = markCutShort(await model.answer(options));
      return hasOthers ? begun(reader) : reader;
    });

  return {
    specificationVersion: "v4",
    provider: first.provider,
    modelId: first.modelId,
    supportedUrls: first.supportedUrls,
    doGenerate: (options) => firstThatAnswers(options, (model) => model.doGenerate(options)),
    doStream: async (options) => ({ stream: streamParts(await answer(options)) }),
    answer,
  };
}

/** Waits for the first part with content. Throws an error that comes before it. */
async function begun(reader: PartReader): Promise<PartReader> {
  const early: AnswerPart[] = [];
  for (;;) {
    const parts = await reader.read();
    early.push(...(parts ?? []));
    const first = parts?.find(({ type }) => !PREAMBLE.has(type));
    if (first?.type === "error") {
      reader.cancel();
      throw first.error;
    }
    if (first || !parts) break;
  }
  return {
    read: async () => (early.length > 0 ? early.splice(0) : reader.read()),
    cancel: () => reader.cancel(),
  };
}

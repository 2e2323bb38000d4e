import type { LanguageModelV4, LanguageModelV4CallOptions } from "@ai-sdk/provider";
import type { PartReader } from "./answer-part.ts";
import { readParts } from "./read-parts.ts";

/**
 * A language model whose answer can be read packet by packet, which costs a fraction of a web stream of
 * parts.
 */
export interface AnsweringModel extends LanguageModelV4 {
  /** Resolves once the provider has accepted the request. */
  answer(options: LanguageModelV4CallOptions): Promise<PartReader>;
}

/** The model itself if it can be read by packets; otherwise a wrapper that reads its stream part by part. */
export function toAnsweringModel(model: LanguageModelV4): AnsweringModel {
  if (isAnswering(model)) return model;
  return {
    specificationVersion: "v4",
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    doGenerate: (options) => model.doGenerate(options),
    doStream: (options) => model.doStream(options),
    answer: async (options) => readParts((await model.doStream(options)).stream),
  };
}

function isAnswering(model: LanguageModelV4): model is AnsweringModel {
  return "answer" in model && typeof model.answer === "function";
}

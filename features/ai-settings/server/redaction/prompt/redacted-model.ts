import type { LanguageModelV4CallOptions, LanguageModelV4Content } from "@ai-sdk/provider";
import { type AnsweringModel, streamParts } from "#features/models/server/index.ts";
import type { PlaceholderBook } from "../placeholders/placeholder-book.ts";
import { restoreAnswer, restoreInput } from "./restore-answer.ts";
import { restoreText } from "./restore-text.ts";

export interface RedactedCall {
  options: LanguageModelV4CallOptions;
  book: PlaceholderBook;
}

/**
 * The same model behind the rules of its provider. `redact` returns what may be sent, or undefined when nothing is
 * to be replaced. Its failure fails the call: nothing is sent unredacted.
 */
export function redactedModel(
  model: AnsweringModel,
  redact: (options: LanguageModelV4CallOptions) => Promise<RedactedCall | undefined>,
): AnsweringModel {
  const answer = async (options: LanguageModelV4CallOptions) => {
    const call = await redact(options);
    if (!call) return model.answer(options);
    return restoreAnswer(await model.answer(call.options), call.book);
  };
  return {
    specificationVersion: "v4",
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    async doGenerate(options) {
      const call = await redact(options);
      if (!call) return model.doGenerate(options);
      const result = await model.doGenerate(call.options);
      return { ...result, content: result.content.map((item) => restoreContent(item, call.book)) };
    },
    doStream: async (options) => ({ stream: streamParts(await answer(options)) }),
    answer,
  };
}

function restoreContent(item: LanguageModelV4Content, book: PlaceholderBook): LanguageModelV4Content {
  switch (item.type) {
    case "text":
    case "reasoning":
      return { ...item, text: restoreText(item.text, book) };
    case "tool-call":
      return { ...item, input: restoreInput(item.input, book) };
    default:
      return item;
  }
}

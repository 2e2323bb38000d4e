import type { LanguageModelV4, LanguageModelV4CallOptions } from "@ai-sdk/provider";
import type { StreamFetch } from "#platform/server/guarded-fetch/guarded-stream-fetch.ts";
import type { Exchange } from "#platform/server/guarded-fetch/open-exchange.ts";
import { toResponse } from "#platform/server/guarded-fetch/to-response.ts";
import type { AnsweringModel, AnswerPart, PartReader } from "../answering-model.ts";
import { readParts } from "../read-parts.ts";
import { streamParts } from "../stream-parts.ts";
import { readChatAnswer } from "./read-chat-answer.ts";

/** Makes the AI SDK's model, which sends its requests with `fetch`. */
export type ConnectModel = (fetch: typeof globalThis.fetch) => LanguageModelV4;

/**
 * A model that speaks OpenAI's chat protocol. The AI SDK writes the request and reads refusals; a streamed
 * answer is read here, because its chain of web streams costs several times as much as all else of a token.
 */
export function chatCompletionsModel(connection: StreamFetch, connect: ConnectModel): AnsweringModel {
  const plain = connect(connection.fetch);
  const answer = (options: LanguageModelV4CallOptions) => ask(connection, connect, options);
  return {
    specificationVersion: "v4",
    provider: plain.provider,
    modelId: plain.modelId,
    supportedUrls: plain.supportedUrls,
    doGenerate: (options) => plain.doGenerate(options),
    doStream: async (options) => ({ stream: streamParts(await answer(options)) }),
    answer,
  };
}

async function ask(
  connection: StreamFetch,
  connect: ConnectModel,
  options: LanguageModelV4CallOptions,
): Promise<PartReader> {
  let taken: { exchange: Exchange; url: string } | undefined;
  const model = connect(async (input, init) => {
    const exchange = await connection.open(input, init);
    if (!isEventStream(exchange)) return toResponse(exchange);
    taken = { exchange, url: String(input) };
    return toResponse(exchange, "");
  });
  try {
    const { stream } = await model.doStream(options);
    if (!taken) return readParts(stream);
    return readChatAnswer(taken.exchange.packets, taken.url, await firstPart(stream));
  } catch (error) {
    taken?.exchange.packets.cancel();
    throw error;
  }
}

/** Its first part holds the AI SDK's warnings about the request; after it an empty body has nothing to say. */
async function firstPart(stream: ReadableStream<AnswerPart>): Promise<AnswerPart[]> {
  const reader = stream.getReader();
  const { value } = await reader.read();
  void reader.cancel().catch(() => undefined);
  return value?.type === "stream-start" ? [value] : [];
}

function isEventStream({ status, headers }: Exchange): boolean {
  return status === 200 && /^\s*text\/event-stream\b/i.test(headers["content-type"] ?? "");
}

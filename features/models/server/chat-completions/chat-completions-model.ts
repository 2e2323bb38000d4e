import type { LanguageModelV4, LanguageModelV4CallOptions } from "@ai-sdk/provider";
import type { StreamFetch } from "#platform/server/guarded-fetch/guarded-stream-fetch.ts";
import type { Exchange } from "#platform/server/guarded-fetch/open-exchange.ts";
import type { PacketReader } from "#platform/server/guarded-fetch/packet-queue.ts";
import { toResponse } from "#platform/server/guarded-fetch/to-response.ts";
import { newId } from "#platform/server/ids.ts";
import type { AnswerPart, PartReader } from "../answer-part.ts";
import type { AnsweringModel } from "../answering-model.ts";
import { readParts } from "../read-parts.ts";
import { streamParts } from "../stream-parts.ts";
import { readChatAnswer } from "./read-chat-answer.ts";

/** Creates the AI SDK's model, which sends its requests with `fetch`. */
export type ConnectModel = (fetch: typeof globalThis.fetch) => LanguageModelV4;

/**
 * A model of OpenAI's chat completions protocol. The AI SDK writes requests and parses errors. Streamed
 * answers are parsed here, because the SDK's chain of web streams costs several times as much per token as
 * everything else.
 */
export function chatCompletionsModel(connection: StreamFetch, connect: ConnectModel): AnsweringModel {
  const taken = new Map<string, Taken>();
  const model = connect(async (input, init) => {
    const headers = new Headers(init?.headers);
    const answerId = headers.get(ANSWER_HEADER);
    headers.delete(ANSWER_HEADER);
    const exchange = await connection.open(input, { ...init, headers });
    if (answerId === null || !isEventStream(exchange)) return toResponse(exchange);
    taken.set(answerId, { packets: exchange.packets, url: String(input) });
    return toResponse(exchange, "");
  });
  const answer = (options: LanguageModelV4CallOptions) => ask(model, taken, options);
  return {
    specificationVersion: "v4",
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    doGenerate: (options) => model.doGenerate(options),
    doStream: async (options) => ({ stream: streamParts(await answer(options)) }),
    answer,
  };
}

interface Taken {
  packets: PacketReader;
  url: string;
}

/** Links a `fetch` to its answer. Removed before sending. */
const ANSWER_HEADER = "x-answer-id";

async function ask(
  model: LanguageModelV4,
  taken: Map<string, Taken>,
  options: LanguageModelV4CallOptions,
): Promise<PartReader> {
  const answerId = newId();
  try {
    const { stream } = await model.doStream({
      ...options,
      headers: { ...options.headers, [ANSWER_HEADER]: answerId },
    });
    const own = taken.get(answerId);
    return own ? readChatAnswer(own.packets, own.url, await firstPart(stream)) : readParts(stream);
  } catch (error) {
    taken.get(answerId)?.packets.cancel();
    throw error;
  } finally {
    taken.delete(answerId);
  }
}

/** The first part has the AI SDK's warnings about the request. After an empty body it is all there is. */
async function firstPart(stream: ReadableStream<AnswerPart>): Promise<AnswerPart[]> {
  const reader = stream.getReader();
  const { value } = await reader.read();
  void reader.cancel().catch(() => undefined);
  return value?.type === "stream-start" ? [value] : [];
}

function isEventStream({ status, headers }: Exchange): boolean {
  return status === 200 && /^\s*text\/event-stream\b/i.test(headers["content-type"] ?? "");
}

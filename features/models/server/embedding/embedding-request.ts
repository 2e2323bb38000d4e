import { APICallError, InvalidResponseDataError } from "@ai-sdk/provider";
import { z } from "zod";
import type { ProviderKind } from "../../contract/model.ts";
import type { OpenProvider } from "../create-language-model.ts";
import { authorization } from "../list-provider-models.ts";

const mostNumbers = 8_192;
const numbers = z.array(z.number()).min(1).max(mostNumbers);
const OpenAiReply = z.object({
  data: z.array(z.object({ index: z.number().int().optional(), embedding: numbers })),
  usage: z.object({ prompt_tokens: z.number().optional() }).nullish().catch(undefined),
});
const GoogleReply = z.object({ embeddings: z.array(z.object({ values: numbers })) });

export interface EmbeddingReply {
  /** One for each text, in their order. */
  vectors: number[][];
  /** Absent: the provider did not say. */
  inputTokens?: number | undefined;
}

export interface EmbeddingRequest {
  provider: Pick<OpenProvider, "fetch" | "baseUrl">;
  access: { kind: ProviderKind; apiKey?: string };
  modelId: string;
  texts: readonly string[];
  signal: AbortSignal;
}

/** Asks a provider for the vectors of texts. Throws as a language model would, so that failures are classified alike. */
export async function requestEmbeddings(request: EmbeddingRequest): Promise<EmbeddingReply> {
  const { provider, access, texts, signal } = request;
  const { path, body } = access.kind === "google" ? googleRequest(request) : openAiRequest(request);
  const url = `${provider.baseUrl}${path}`;
  const answer = await provider.fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...authorization(access.kind, access.apiKey) },
    body: JSON.stringify(body),
    signal,
  });
  const text = await answer.text();
  if (!answer.ok) {
    throw new APICallError({
      message: `The provider answered ${answer.status}.`,
      ...{ url, requestBodyValues: {}, statusCode: answer.status, responseBody: text },
      responseHeaders: Object.fromEntries(answer.headers),
    });
  }
  const reply = access.kind === "google" ? readGoogle(text) : readOpenAi(text);
  const [first] = reply?.vectors ?? [];
  if (
    !reply ||
    reply.vectors.length !== texts.length ||
    reply.vectors.some((v) => v.length !== first?.length)
  ) {
    throw new InvalidResponseDataError({
      data: null,
      message: "The reply has not one vector for each text.",
    });
  }
  return reply;
}

function openAiRequest({ modelId, texts }: EmbeddingRequest) {
  return { path: "/embeddings", body: { model: modelId, input: texts } };
}

function googleRequest({ modelId, texts }: EmbeddingRequest) {
  const requests = texts.map((text) => ({ model: `models/${modelId}`, content: { parts: [{ text }] } }));
  return { path: `/models/${encodeURIComponent(modelId)}:batchEmbedContents`, body: { requests } };
}

function readOpenAi(text: string): EmbeddingReply | undefined {
  const { data: reply } = OpenAiReply.safeParse(parsed(text));
  if (!reply) return undefined;
  const inOrder = reply.data.toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0));
  return { vectors: inOrder.map(({ embedding }) => embedding), inputTokens: reply.usage?.prompt_tokens };
}

function readGoogle(text: string): EmbeddingReply | undefined {
  const { data: reply } = GoogleReply.safeParse(parsed(text));
  return reply && { vectors: reply.embeddings.map(({ values }) => values) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

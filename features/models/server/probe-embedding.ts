import { z } from "zod";
import type { OpenProvider, ProviderAccess } from "./create-language-model.ts";
import { authorization } from "./list-provider-models.ts";

const PROBE_TIMEOUT_MS = 20_000;
const numbers = z.array(z.number()).min(1);
const OpenAiEmbedding = z.object({ data: z.array(z.object({ embedding: numbers })).min(1) });
const GoogleEmbedding = z.object({ embedding: z.object({ values: numbers }) });

/** Whether a model turns a word into numbers. Anthropic has no such models. */
export async function probeEmbedding(
  { fetch, baseUrl }: OpenProvider,
  { kind, apiKey }: ProviderAccess,
  modelId: string,
): Promise<boolean> {
  if (kind === "anthropic") return false;
  const isGoogle = kind === "google";
  const url = isGoogle
    ? `${baseUrl}/models/${encodeURIComponent(modelId)}:embedContent`
    : `${baseUrl}/embeddings`;
  const body = isGoogle ? { content: { parts: [{ text: "ready" }] } } : { model: modelId, input: "ready" };
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...authorization(kind, apiKey) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    const reply: unknown = await answer.json();
    return answer.ok && (isGoogle ? GoogleEmbedding : OpenAiEmbedding).safeParse(reply).success;
  } catch {
    return false;
  }
}

import { expect, it } from "vitest";
import type { ProviderKind } from "../../contract/model.ts";
import { classifyModelError } from "../classify-model-error.ts";
import { requestEmbeddings } from "./embedding-request.ts";

interface Sent {
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

/** Asks a provider that answers this. */
async function ask(kind: ProviderKind, reply: unknown, status = 200) {
  const sent: Sent[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const headers = Object.fromEntries(new Headers(init?.headers));
    sent.push({ url: String(url), headers, body: JSON.parse(String(init?.body)) });
    return new Response(typeof reply === "string" ? reply : JSON.stringify(reply), { status });
  };
  const provider = { fetch, baseUrl: "https://vendor.test/v1" };
  const answer = requestEmbeddings({
    ...{ provider, access: { kind, apiKey: "key" }, modelId: "small" },
    ...{ texts: ["one", "two"], signal: new AbortController().signal },
  });
  return { answer: await answer.catch((error: unknown) => classifyModelError(error).code), sent };
}

it("an OpenAI-compatible provider is asked with all texts, and its order is restored", async () => {
  const reply = {
    data: [
      { index: 1, embedding: [0, 1] },
      { index: 0, embedding: [1, 0] },
    ],
    usage: { prompt_tokens: 7 },
  };
  for (const kind of ["openai", "openai_compatible"] as const) {
    const { answer, sent } = await ask(kind, reply);
    expect(answer).toEqual({
      vectors: [
        [1, 0],
        [0, 1],
      ],
      inputTokens: 7,
    });
    expect(sent).toMatchObject([
      {
        url: "https://vendor.test/v1/embeddings",
        headers: { authorization: "Bearer key" },
        body: { model: "small", input: ["one", "two"] },
      },
    ]);
  }
});

it("Google is asked in its own words", async () => {
  const { answer, sent } = await ask("google", { embeddings: [{ values: [1, 0] }, { values: [0, 1] }] });
  expect(answer).toEqual({
    vectors: [
      [1, 0],
      [0, 1],
    ],
  });
  const part = (text: string) => ({ model: "models/small", content: { parts: [{ text }] } });
  expect(sent).toMatchObject([
    {
      url: "https://vendor.test/v1/models/small:batchEmbedContents",
      headers: { "x-goog-api-key": "key" },
      body: { requests: [part("one"), part("two")] },
    },
  ]);
});

it("failures have the codes of other calls, and a reply that does not fit the texts is one", async () => {
  const vector = { embedding: [1, 0] };
  const codes = [
    await ask("openai", { error: { message: "no" } }, 401),
    await ask("openai", { error: { message: "wait" } }, 429),
    await ask("openai", "oops", 503),
    await ask("openai", "no JSON"),
    await ask("openai", { data: [vector] }),
    await ask("openai", { data: [vector, { embedding: [1] }] }),
    await ask("openai", { data: [vector, { embedding: ["1", "2"] }] }),
  ].map(({ answer }) => answer);
  expect(codes).toEqual([
    "model.misconfigured",
    "model.rate_limited",
    "model.unavailable",
    ...Array.from({ length: 4 }, () => "model.cut_short"),
  ]);
});

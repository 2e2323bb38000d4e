import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModelV4, LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { Agent, type Dispatcher } from "undici";
import { type AnsweringModel, toAnsweringModel } from "#features/models/server/answering-model.ts";
import { openProvider } from "#features/models/server/create-language-model.ts";
import { failoverModel } from "#features/models/server/failover-model.ts";
import { performModelStep } from "#features/runs/server/engine/model-step.ts";
import { RunWriter } from "#features/runs/server/engine/run-writer.ts";
import { guardedStreamFetch } from "#platform/server/guarded-fetch/guarded-stream-fetch.ts";

/** Sends this script and reads the answer. Resolves with the number of characters. */
export type Way = (script: string) => Promise<number>;

const apiKey = "test-key";

/** Ways to read an answer of the model server at `url`, barest first. */
export async function waysToRead(url: string): Promise<Record<string, Way>> {
  const connection = guardedStreamFetch({ baseUrl: url, isTrusted: true });
  const sdk = createOpenAICompatible({
    baseURL: url,
    name: "Bench",
    apiKey,
    includeUsage: true,
    fetch: connection.fetch,
  });
  const provider = await openProvider({ kind: "openai_compatible", name: "Bench", baseUrl: url, apiKey });
  return {
    "bytes only": bare(url, () => 0),
    "bare reader": bare(url, lengthOfText),
    "our reader": throughReader(provider.languageModel("scripted")),
    "a run's step": throughStep(provider.languageModel("scripted")),
    "the same by the AI SDK": throughStep(toAnsweringModel(sdk("scripted"))),
  };
}

/** The minimum: no guard, no timeout, no validation, one event per line. */
function bare(url: string, lengthOf: (event: string) => number): Way {
  const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0 });
  const { origin, pathname } = new URL(`${url}/chat/completions`);
  const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
  return (script) =>
    new Promise((resolve, reject) => {
      let characters = 0;
      let rest = "";
      const body = JSON.stringify({
        model: "scripted",
        stream: true,
        messages: [{ role: "user", content: script }],
      });
      const handler: Dispatcher.DispatchHandler = {
        onRequestStart: () => {},
        onResponseStart: () => {},
        onResponseData: (_controller, packet) => {
          if (lengthOf !== lengthOfText) return;
          const events = (rest + packet.toString()).split("\n\n");
          rest = events.pop() ?? "";
          for (const event of events) characters += lengthOf(event);
        },
        onResponseEnd: () => resolve(characters),
        onResponseError: (_controller, error) => reject(error),
      };
      agent.dispatch({ origin, path: pathname, method: "POST", headers, body }, handler);
    });
}

function lengthOfText(event: string): number {
  if (event === "data: [DONE]") return 0;
  return JSON.parse(event.slice("data: ".length)).choices[0]?.delta.content?.length ?? 0;
}

const asking = (script: string): LanguageModelV4CallOptions => ({
  prompt: [{ role: "user", content: [{ type: "text", text: script }] }],
  abortSignal: new AbortController().signal,
});

function throughReader(model: LanguageModelV4): Way {
  const routed = failoverModel([model], () => {});
  return async (script) => {
    let characters = 0;
    const reader = await routed.answer(asking(script));
    for (let parts = await reader.read(); parts; parts = await reader.read()) {
      for (const part of parts) if (part.type === "text-delta") characters += part.delta.length;
    }
    return characters;
  };
}

function throughStep(model: LanguageModelV4): Way {
  const routed: AnsweringModel = failoverModel([model], () => {});
  return async (script) => {
    const writer = new RunWriter({ id: "bench", fence: 0 }, 0, () => {});
    const { content, failure } = await performModelStep({
      model: routed,
      tools: [],
      prompt: [{ role: "user", content: [{ type: "text", text: script }] }],
      partPrefix: "1.1",
      writer,
      signal: new AbortController().signal,
      maxOutputTokens: 100_000,
      journalled: Promise.resolve(),
    });
    if (failure) throw failure;
    return content.reduce((sum, item) => sum + (item.type === "text" ? item.text.length : 0), 0);
  };
}

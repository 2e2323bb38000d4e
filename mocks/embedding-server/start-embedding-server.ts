import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as bodyOf } from "node:stream/consumers";
import { z } from "zod";
import { conceptVector } from "./concept-vector.ts";

const Request = z.strictObject({
  model: z.string(),
  input: z.array(z.string().min(1)).min(1).max(2_048),
});
const models = ["concepts", "concepts-2", "slow", "failing", "odd", "picky"];
const apiKey = "embedding-key";

export interface EmbeddingServer {
  /** With `/v1`. */
  url: string;
  apiKey: string;
  /** Texts of each request, in order. */
  requests: string[][];
  /** Requests that it answers before it refuses the key. */
  answersLeft: number;
  /** Requests after which it answers no more, and leaves the caller waiting. */
  stallsAfter: number;
  close(): Promise<void>;
}

/** `concepts`: lists of words that mean the same. */
export async function startEmbeddingServer({
  concepts = [],
}: {
  concepts?: readonly (readonly string[])[];
} = {}): Promise<EmbeddingServer> {
  const conceptOf = new Map(concepts.flatMap((words) => words.map((word) => [word, words[0] ?? ""])));
  const requests: string[][] = [];
  const limit = { answersLeft: Number.POSITIVE_INFINITY, stallsAfter: Number.POSITIVE_INFINITY };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refuse = (status: number, message: string) => send(response, status, { error: { message } });
    limit.answersLeft -= 1;
    if (request.headers.authorization !== `Bearer ${apiKey}` || limit.answersLeft < 0)
      return refuse(401, "Incorrect API key provided.");
    if (request.method !== "POST" || request.url !== "/v1/embeddings") return refuse(404, "Unknown path.");
    const asked = Request.safeParse(parsed(await bodyOf(request)));
    if (!asked.success) return refuse(400, `Invalid request: ${asked.error.issues[0]?.message}`);
    const { model, input } = asked.data;
    requests.push(input);
    if (requests.length > limit.stallsAfter) return;
    if (!models.includes(model)) return refuse(404, `The model ${model} does not exist.`);
    if (model === "failing") return refuse(500, "The server had an error.");
    if (model === "picky" && input.some((text) => text.includes("unreadable")))
      return refuse(400, "The input is too long for this model.");
    if (model === "slow") return void setTimeout(() => response.destroy(), 60_000).unref();
    const texts = model === "odd" ? input.slice(1) : input;
    const data = texts.map((text, index) => ({
      object: "embedding",
      index,
      embedding: conceptVector(text, conceptOf, model),
    }));
    const tokens = input.reduce((sum, text) => sum + Math.ceil(text.length / 4), 0);
    return send(response, 200, {
      object: "list",
      model,
      data,
      usage: { prompt_tokens: tokens, total_tokens: tokens },
    });
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return Object.assign(limit, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    ...{ apiKey, requests },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  });
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

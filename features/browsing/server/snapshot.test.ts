import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ChatClient, type ChatServer, createOwnChatServer, personOf } from "#features/chat/server/testing.ts";
import type { Receipt } from "#features/runs/contract/index.ts";
import type { ToolCall } from "#features/tools/contract/index.ts";
import { type LoopbackServer, startLoopbackServer } from "#platform/server/guarded-fetch/testing.ts";
import { createBrowsingModule } from "./module.ts";

let words = "Open from ten to six.";
let site: LoopbackServer;
let server: ChatServer;

beforeAll(async () => {
  site = await startLoopbackServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/plain" }).end(words);
  });
  server = await createOwnChatServer({ modules: [createBrowsingModule({ allowedOrigins: [site.origin] })] });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await site.close();
});

it("what the model read of a page is kept, and the receipt has its hash, whatever the page says later", async () => {
  const ann = new ChatClient(server, personOf());
  const url = `http://${site.origin}/hours`;
  const { runId } = await ann.ask(`[[script:obedient]] [[call read_web_page {"url":"${url}"}]]`);
  words = "Closed.";
  const { toolCalls } = await ann.get<Receipt>(`/api/v1/runs/${runId}/receipt`);
  expect(toolCalls).toMatchObject([{ title: "Read a web page", sources: [{ url }] }]);
  const kept = await ann.get<ToolCall>(`/api/v1/tools/calls/${toolCalls[0]?.id}`);
  expect(kept.content).toContain("Open from ten to six.");
  const hash = createHash("sha256")
    .update(kept.content ?? "")
    .digest("hex");
  expect([kept.contentHash, toolCalls[0]?.contentHash]).toEqual([hash, hash]);
});

import { afterAll, beforeAll, expect, it } from "vitest";
import { ChatClient, type ChatServer, createOwnChatServer, personOf } from "#features/chat/server/testing.ts";
import { type LoopbackServer, startLoopbackServer } from "#platform/server/guarded-fetch/testing.ts";
import { createBrowsingModule } from "../module.ts";

let site: LoopbackServer;
let server: ChatServer;

beforeAll(async () => {
  site = await startLoopbackServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/plain" });
    response.end("Everything about kestrels: they hover over fields and nest in towers.");
  });
  server = await createOwnChatServer({ modules: [createBrowsingModule({ allowedOrigins: [site.origin] })] });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await site.close();
});

async function obey(person: ChatClient, orders: string) {
  const answer = await person.ask(`[[script:obedient]] ${orders}`);
  const [call] = await server.look<{
    summary: string;
    output: { content: string; data: object };
    result_readers: string[];
  }>("select summary, output, result_readers from tool_calls where run_id = $1 order by id desc limit 1", [
    answer.runId,
  ]);
  if (!call) throw new Error("There was no tool call.");
  return call;
}
const search = (query: string) => `[[call web_search {"query":"${query}"}]]`;

it("a search finds pages that were read and what was said before, and says that the web was not searched", async () => {
  const ann = new ChatClient(server, personOf());
  const read = await ann.ask(
    `[[script:obedient]] [[call read_web_page {"url":"http://${site.origin}/kestrels"}]]`,
  );
  await ann.ask("My own kestrels are called Ada and Bob.");
  const { summary, output, result_readers } = await obey(ann, search("kestrels"));
  expect(summary).toMatch(/^No search provider is connected. [2-9] found in what is known here.$/);
  expect(output.content).toContain("the web was not searched");
  expect(output.content).toMatch(
    /Pages that were read before:\n- .+\(http:.+\/kestrels\): .*they hover over fields/,
  );
  expect(output.content).toMatch(/Earlier conversations:\n- .+: My own kestrels are called Ada and Bob\./);
  expect(output.data).toMatchObject({ provider: null });
  expect(result_readers).toContain(`conversation:${read.conversationId}`);
});

it("nobody finds what others read, and a search that finds nothing says so", async () => {
  const ben = new ChatClient(server, personOf());
  const { summary, output } = await obey(ben, search("kestrels"));
  expect(summary).toBe("No search provider is connected. Nothing found in what is known here.");
  expect(output.content).toContain("Nothing was found in what is known here either.");
});

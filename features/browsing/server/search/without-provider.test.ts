import { afterAll, beforeAll, expect, it } from "vitest";
import { ChatClient, type ChatServer, createOwnChatServer, personOf } from "#features/chat/server/testing.ts";
import { type LoopbackServer, startLoopbackServer } from "#platform/server/guarded-fetch/testing.ts";
import { newId } from "#platform/server/ids.ts";
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

it("a search finds passages of files in other conversations, and none of a deleted one", async () => {
  const ann = new ChatClient(server, personOf());
  const { conversationId, parentId } = await ann.ask("Keep this file.");
  const [workspaceId, userId, fileId] = [ann.person.workspaceId, ann.person.userId, newId()];
  await server.look(
    `insert into files (workspace_id, id, user_id, content_hash, size_bytes, name, state, kind, readers)
     values ($1, $2, $3, 'h', 1, 'birds.pdf', 'ready', 'pdf', $4)`,
    [workspaceId, fileId, userId, [`user:${userId}`]],
  );
  await server.look(
    `insert into file_passages (workspace_id, file_id, number, place, text)
     values ($1, $2, 1, 'p. 1', 'Ospreys fish.'), ($1, $2, 2, 'p. 2', 'Wrens are small.')`,
    [workspaceId, fileId],
  );
  await server.look("insert into message_files (workspace_id, message_id, file_id) values ($1, $2, $3)", [
    workspaceId,
    parentId,
    fileId,
  ]);
  const { output, result_readers } = await obey(ann, search("ospreys"));
  expect(output.content).toContain(`Files:\n- birds.pdf, p. 1 (/chat/${conversationId}): Ospreys fish.`);
  expect(output.content).not.toContain("Wrens");
  expect(result_readers).toContain(`conversation:${conversationId}`);
  await ann.call("DELETE", `/api/v1/conversations/${conversationId}`);
  expect((await obey(ann, search("wrens"))).output.content).not.toContain("birds.pdf");
});

it("nobody finds what others read, and a search that finds nothing says so", async () => {
  const ben = new ChatClient(server, personOf());
  const { summary, output } = await obey(ben, search("kestrels"));
  expect(summary).toBe("No search provider is connected. Nothing found in what is known here.");
  expect(output.content).toContain("Nothing was found in what is known here either.");
});

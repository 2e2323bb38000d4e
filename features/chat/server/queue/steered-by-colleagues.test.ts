import { afterAll, beforeAll, expect, it } from "vitest";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { type ChatServer, createChatServer } from "../testing/create-chat-server.ts";
import { QueueClient } from "../testing/queue-client.ts";
import { stageSharing } from "../testing/stage-sharing.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

/** Ann's answer, into which somebody says this. */
async function steered(text: string, role?: UserActor["role"]) {
  const { ann, person, id } = await stageSharing(server);
  const by = role ? await person({ role }) : ann;
  if (role) await ann.give(id, by.subject, "editor");
  const name = newId();
  const { body } = await ann.send(`[[script:tool-call after=0 held=${name}]]`, { conversationId: id });
  await new QueueClient(by, server.model).add(id, text, { steers: true });
  server.model.release(name);
  const read = (sql: string) => server.look(sql, [body.run.id]);
  return {
    approvals: () => read("select rule, user_id from approvals where run_id = $1"),
    calls: () =>
      read("select status from tool_calls where run_id = $1 and tool_name = 'search_conversations'"),
    said: () => read("select integrity from run_steps where run_id = $1 and kind = 'input'"),
    ann: ann.person.userId,
  };
}

const call = '[[script:obedient]] [[call search_conversations {"query":"salary"}]]';

it("what a colleague says into an answer uses the rights of its person only when they approve it", async () => {
  const { approvals, calls, said, ann } = await steered(call, "member");
  await expect.poll(approvals, { timeout: 20_000 }).toEqual([{ rule: "others_words", user_id: ann }]);
  expect(await calls()).toEqual([{ status: "proposed" }]);
  expect(await said()).toEqual([{ integrity: "organization" }]);
});

it("what its person says into it uses them at once", async () => {
  const { approvals, calls } = await steered(call);
  await expect.poll(calls, { timeout: 20_000 }).toEqual([{ status: "succeeded" }]);
  expect(await approvals()).toEqual([]);
});

it("the words of a guest are from outside", async () => {
  const { said } = await steered("In words", "guest");
  await expect.poll(said, { timeout: 20_000 }).toEqual([{ integrity: "external" }]);
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ShareRelation } from "#features/sharing/contract/index.ts";
import { type ChatServer, createChatServer } from "../testing/create-chat-server.ts";
import { QueueClient } from "../testing/queue-client.ts";
import { stageSharing } from "../testing/stage-sharing.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

/** Ann's conversation, which Bob may edit until he may only `left` it: nothing when it is withdrawn. */
async function stage() {
  const staged = await stageSharing(server);
  const { ann, bob, id, path } = staged;
  await ann.give(id, bob.subject, "editor");
  const lower = async (left: ShareRelation | undefined) => {
    if (left) return expect(await ann.give(id, bob.subject, left)).toEqual([204, ""]);
    const { items } = await ann.read<{ items: { id: string }[] }>(`${path}/grants`);
    expect(await ann.end("DELETE", `${path}/grants/${items[0]?.id}`)).toEqual([204, ""]);
  };
  const statusOf = async (runId: string) => {
    const [row] = await server.look<{ status: string }>("select status from runs where id = $1", [runId]);
    return row?.status;
  };
  return { ...staged, lower, statusOf, queues: [ann, bob].map((who) => new QueueClient(who, server.model)) };
}

describe("whoever may no longer read a conversation", () => {
  it("reads no run there any more, not even their own: neither it nor its stream, steps and receipt", async () => {
    const { ann, bob, id, lower } = await stage();
    const { runId } = await bob.ask("And 13 * 13?", { conversationId: id });
    const ways = ["", "/stream", "/steps", "/receipt"].map((way) => `/runs/${runId}${way}`);
    for (const way of ways) expect((await bob.request("GET", `/api/v1${way}`)).status, way).toBe(200);
    await lower(undefined);
    for (const way of ways) expect(await bob.end("GET", way), way).toEqual([404, "run.not_found"]);
    expect((await ann.call("GET", `/api/v1/runs/${runId}`)).status).toBe(200);
  });

  it("reads and decides nothing that waits there for their approval", async () => {
    const { bob, id, lower } = await stage();
    const { runId } = await bob.ask("And 13 * 13?", { conversationId: id });
    const [call] = await server.look<{ id: string }>(
      `insert into tool_calls (workspace_id, id, run_id, step_id, conversation_id, user_id, tool_name, input, status, effect, output_trust, integrity, readers)
       select workspace_id, uuidv7(), id, uuidv7(), $2, user_id, 'calculate', '{}', 'proposed', 'read', 'organization', 'user', '{}'
       from runs where id = $1 returning id`,
      [runId, id],
    );
    const [approval] = await server.look<{ id: string; hash: string }>(
      `insert into approvals (workspace_id, id, run_id, tool_call_id, conversation_id, user_id, tool_name, tool_title,
         tool_source, tool_hash, input, shown, marks, hash, rule, why, policy_hash, integrity, readers, needs_other,
         requested_at, expires_at)
       select workspace_id, uuidv7(), run_id, id, conversation_id, user_id, tool_name, 'Calculate', 'built_in', 'h', '{}',
         '{"act":"Calculate","undo":"","isFinal":false,"warnings":[],"fields":[]}', '[]', repeat('0', 64), 'mode_ask', '',
         'h', 'user', '{}', false, now(), now() + interval '1 day'
       from tool_calls where id = $1 returning id, hash`,
      [call?.id],
    );
    const path = `/approvals/${approval?.id}`;
    expect((await bob.call("GET", `/api/v1${path}`)).status).toBe(200);
    await lower(undefined);
    expect(await bob.end("GET", path)).toEqual([404, "approval.not_found"]);
    expect(await bob.end("GET", `/tools/calls/${call?.id}/approval`)).toEqual([404, "tool_call.not_found"]);
    for (const act of ["approve", "deny"])
      expect(await bob.end("POST", `${path}/${act}`, { hash: approval?.hash })).toEqual([
        ...[404, "approval.not_found"],
      ]);
  });
});

describe.each([
  ["is withdrawn", undefined],
  ["lets them only read", "viewer" as const],
])("when the share of a colleague %s", (_what, left) => {
  it("their answer that is being written is stopped, and the conversation is free", async () => {
    const { ann, bob, id, lower, statusOf } = await stage();
    const { body } = await bob.send(`[[script:held count=2 name=${id}]]`, { conversationId: id });
    await lower(left);
    await expect.poll(() => statusOf(body.run.id), { timeout: 20_000 }).toBe("cancelled");
    server.model.release(id);
    await ann.ask("And 14 * 14?", { conversationId: id });
  });

  it("what they said into an answer is not read by it, and is held", async () => {
    const { ann, bob, queues } = await stage();
    const held = await queues[0]?.askForHeldAnswer();
    if (!held || !queues[0] || !queues[1]) throw new Error("An answer is held.");
    const { conversationId } = held;
    await ann.give(conversationId, bob.subject, "editor");
    await queues[1].add(conversationId, "Quote the salaries", { steers: true });
    await queues[0].add(conversationId, "In words", { steers: true });
    if (left) await ann.give(conversationId, bob.subject, left);
    else await server.look("delete from grants where object_id = $1", [conversationId]);
    held.release();
    await queues[0].untilSent(conversationId, 4);
    expect(JSON.stringify(server.model.requests.at(-1)?.body)).toContain("In words");
    expect(JSON.stringify(server.model.requests.at(-1)?.body)).not.toContain("salaries");
    expect(await queues[0].list(conversationId)).toMatchObject([
      { text: "Quote the salaries", state: "held" },
    ]);
  });
});

it("a run whose person may no longer write there ends before its next step, also when no server was told", async () => {
  const { bob, id, statusOf } = await stage();
  const name = `${id}-quiet`;
  const { body } = await bob.send(`[[script:tool-call after=0 held=${name}]]`, { conversationId: id });
  await server.look(
    `set session_replication_role = replica; update grants set relation = 'viewer' where object_id = '${id}';
     reset session_replication_role`,
  );
  server.model.release(name);
  await expect.poll(() => statusOf(body.run.id), { timeout: 20_000 }).toBe("cancelled");
});

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { claimsOf } from "#platform/server/context.ts";
import { inTransaction } from "#platform/server/db/transaction.ts";
import { newId } from "#platform/server/ids.ts";
import type { Message } from "../../contract/index.ts";
import { ChatClient } from "../testing/chat-client.ts";
import { type ChatServer, createChatServer, personOf } from "../testing/create-chat-server.ts";
import { QueueClient } from "../testing/queue-client.ts";
import { sendNextQueued } from "./send-next-queued.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

interface Refusal {
  error: { code: string };
}

const textOf = ({ parts }: Message) => parts.map((part) => ("text" in part ? part.text : "")).join("");

/** An owner whose answer is held, and a colleague who may write in the conversation. */
async function stage() {
  const workspaceId = newId();
  const [ann, bob] = [
    new ChatClient(server, personOf(workspaceId)),
    new ChatClient(server, personOf(workspaceId)),
  ];
  const [queue, bobs] = [new QueueClient(ann, server.model), new QueueClient(bob, server.model)];
  await bob.get("/api/v1/conversations");
  const held = await queue.askForHeldAnswer();
  await server.look(
    `insert into grants (workspace_id, id, object_type, object_id, user_id, relation)
     values ($1, $2, 'conversation', $3, $4, 'editor')`,
    [workspaceId, newId(), held.conversationId, bob.person.userId],
  );
  const stop = async () => {
    await ann.call("POST", `/api/v1/runs/${held.run.id}/cancel`);
    await ann.answerOf(held);
    held.release();
  };
  return { ann, bob, queue, bobs, held, id: held.conversationId, stop };
}

describe("in a shared conversation, what a colleague has queued", () => {
  it("is neither changed, sent nor removed by anybody else, not even in the database", async () => {
    const { bob, queue, bobs, id, stop } = await stage();
    const { body } = await queue.add(id, "Of Ann");
    await bobs.add(id, "Of Bob");
    const path = `/api/v1/queued-messages/${body.items[0]?.id}`;
    for (const [method, address] of [
      ["PATCH", path],
      ["POST", `${path}/send`],
      ["DELETE", path],
    ] as const) {
      const refused = await bob.call<Refusal>(
        method,
        address,
        method === "PATCH" ? { text: "Mine" } : undefined,
      );
      expect([refused.status, refused.body.error.code], method).toEqual([403, "queued_message.not_own"]);
    }
    const changed = await inTransaction(server.services.pool, claimsOf(bob.person), "write", (db) =>
      sql`
        with changed as (update queued_messages set text = 'Mine' where id = ${body.items[0]?.id} returning id),
          removed as (delete from queued_messages where id = ${body.items[0]?.id} returning id)
        select id from changed union all select id from removed`.execute(db),
    );
    expect(changed.rows).toEqual([]);
    expect(await queue.list(id)).toMatchObject([{ text: "Of Ann", state: "queued" }, { text: "Of Bob" }]);
    await stop();
  });

  it("waits for its author when the owner stops an answer, also one that ends at once", async () => {
    for (const end of ["running", "waiting"]) {
      const { queue, bobs, held, id, stop } = await stage();
      await queue.add(id, "Of Ann");
      await bobs.add(id, "Of Bob", { steers: true });
      if (end === "waiting") {
        await server.look(
          "update runs set status = 'waiting', node_id = null, lease_until = null, fence = fence + 1 where id = $1",
          [held.run.id],
        );
      }
      await stop();
      const waiting = [{ state: "held" }, { state: "held" }];
      for (const seen of [await queue.list(id), await bobs.list(id)])
        expect(seen, end).toMatchObject(waiting);
    }
  });

  it("is sent although the message before it was refused", async () => {
    const { ann, bob, queue, bobs, held, id } = await stage();
    await bobs.add(id, "Of Bob");
    await queue.add(id, "Of Ann");
    await server.look("delete from grants where user_id = $1", [bob.person.userId]);
    held.release();
    await queue.untilSent(id, 4);
    expect((await ann.messages(id)).slice(2).map(textOf)).toEqual(["Of Ann", "You said: Of Ann"]);
    const waiting = await server.look("select text from queued_messages where held_error is not null", []);
    expect(waiting).toContainEqual({ text: "Of Bob" });
  });

  it("is sent although the message before it was removed when its turn had come", async () => {
    const { ann, bob, queue, held, id, stop } = await stage();
    await queue.add(id, "Of Ann");
    await stop();
    await server.look("update queued_messages set held_at = null where conversation_id = $1", [id]);
    await sendNextQueued(server.as(bob.person), { conversationId: id });
    await queue.untilSent(id, 4);
    expect((await ann.messages(id)).at(-1)?.status).toBe("complete");
    expect(held.run.id).not.toBe((await ann.messages(id)).at(-1)?.runId);
  });
});

describe("of two answers that a colleague asked for, an editor", () => {
  it.each(["keeps", "asks on from"])(
    "%s one, which ends the choice and sends what waited for it",
    async (act) => {
      const { ann, bob, queue, id, stop } = await stage();
      await stop();
      const { body } = await ann.send("What is 12 * 12?", { conversationId: id, besideModelId: "builtin" });
      const { assistantMessage, run } = body;
      for (const runId of [run.id, assistantMessage.beside?.runId ?? ""]) {
        await (await ann.stream(runId)).rest();
      }
      await server.look(
        `insert into queued_messages (workspace_id, id, conversation_id, user_id, text, time_zone)
       values ($1, $2, $3, $4, 'Waited', 'UTC')`,
        [ann.person.workspaceId, newId(), id, ann.person.userId],
      );
      if (act === "keeps") await bob.call("POST", `/api/v1/messages/${assistantMessage.beside?.id}/keep`);
      else await bob.send("And 13 * 13?", { conversationId: id });
      await queue.untilSent(id, act === "keeps" ? 6 : 8);
      const open = await server.look(
        "select 1 from messages where conversation_id = $1 and beside_id is not null",
        [id],
      );
      expect(open).toEqual([]);
      expect((await ann.messages(id)).map(textOf).at(-1)).toMatch(/^You said: .*Waited$/s);
    },
  );
});

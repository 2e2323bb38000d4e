import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunRow } from "#features/runs/server/index.ts";
import { RunLostError, takeInputs } from "#features/runs/server/testing.ts";
import type { Message } from "../../contract/index.ts";
import { ChatClient } from "../testing/chat-client.ts";
import { type ChatServer, createOwnChatServer, personOf } from "../testing/create-chat-server.ts";
import { QueueClient } from "../testing/queue-client.ts";
import { sendNextQueued } from "./send-next-queued.ts";

let one: ChatServer;
let two: ChatServer;
let ann: ChatClient;
let queue: QueueClient;

beforeAll(async () => {
  one = await createOwnChatServer({ tickMs: 200 });
  two = await createOwnChatServer({ beside: one, tickMs: 200 });
  ann = new ChatClient(one, personOf());
  queue = new QueueClient(ann, one.model);
});
afterAll(async () => {
  await two[Symbol.asyncDispose]();
  await one[Symbol.asyncDispose]();
});

const textOf = ({ parts }: Message) => parts.map((part) => ("text" in part ? part.text : "")).join("");
const said = async (conversationId: string) => (await ann.messages(conversationId)).map(textOf);
/** What becomes of a run whose server was killed: it writes no more, and nobody renews its lease. */
const forget = (runId: string) =>
  one.look("update runs set node_id = 'dead', fence = fence + 1, lease_until = 'epoch' where id = $1", [
    runId,
  ]);
const rowOf = async (runId: string) => {
  const [row] = await one.look<RunRow>("select * from runs where id = $1", [runId]);
  if (!row) throw new Error("The run is gone.");
  return row;
};

describe("when the server of an answer is killed", () => {
  it("what was said into the answer is read once by the one that goes on", async () => {
    const held = await queue.askForHeldAnswer();
    await queue.add(held.conversationId, "Shorter", { steers: true });
    await forget(held.run.id);
    held.release();
    await queue.untilSent(held.conversationId, 4);
    expect((await said(held.conversationId)).slice(2)).toEqual(["Shorter", "You said: Shorter"]);
    expect((await rowOf(held.run.id)).attempt).toBe(2);
  });

  it("it takes nothing any more, should it go on after a pause", async () => {
    const held = await queue.askForHeldAnswer();
    await queue.add(held.conversationId, "Shorter", { steers: true });
    const before = await rowOf(held.run.id);
    await forget(held.run.id);
    await expect(takeInputs(one.system, before)).rejects.toThrow(RunLostError);
    expect(await queue.list(held.conversationId)).toMatchObject([{ text: "Shorter", state: "steering" }]);
    held.release();
    await queue.untilSent(held.conversationId, 4);
    const steps = await one.look("select 1 from run_steps where run_id = $1 and kind = 'input'", [
      held.run.id,
    ]);
    expect(steps).toHaveLength(1);
  });

  it("a queued message is sent once, by whichever server ends the answer", async () => {
    const held = await queue.askForHeldAnswer();
    await queue.add(held.conversationId, "Next");
    await forget(held.run.id);
    held.release();
    await queue.untilSent(held.conversationId, 4);
    expect((await said(held.conversationId)).slice(2)).toEqual(["Next", "You said: Next"]);
  });
});

it("a message that is sent by two servers at the same moment is sent once", async () => {
  const held = await queue.askForHeldAnswer();
  const { conversationId } = held;
  await queue.add(conversationId, "Next");
  await ann.call("POST", `/api/v1/runs/${held.run.id}/cancel`);
  await ann.answerOf(held);
  await one.look("update queued_messages set held_at = null where conversation_id = $1", [conversationId]);
  await Promise.all(
    [one, two, one, two].map((server) => sendNextQueued(server.as(ann.person), { conversationId })),
  );
  await queue.untilSent(conversationId, 4);
  held.release();
});

it("what is said at the moment of the end is read by the answer or sent after it, and never lost", async () => {
  const rounds = Array.from({ length: 3 }, async () => {
    const held = await queue.askForHeldAnswer();
    held.release();
    await queue.add(held.conversationId, "Last words", { steers: true });
    await queue.untilSent(held.conversationId, 4);
    expect((await said(held.conversationId)).slice(2)).toEqual(["Last words", "You said: Last words"]);
  });
  await Promise.all(rounds);
});

it("a message of a person who can no longer act is held, and sent when they can and say so", async () => {
  const held = await queue.askForHeldAnswer();
  const { conversationId } = held;
  const { body } = await queue.add(conversationId, "Next");
  await one.look("update auth.users set suspended_at = now() where id = $1", [ann.person.userId]);
  held.release();
  await expect
    .poll(() =>
      one.look("select held_at from queued_messages where id = $1 and held_at is not null", [
        body.items[0]?.id,
      ]),
    )
    .toHaveLength(1);
  await one.look("update auth.users set suspended_at = null where id = $1", [ann.person.userId]);
  await ann.call("POST", `/api/v1/conversations/${conversationId}/queue/resume`);
  await queue.untilSent(conversationId, 4);
});

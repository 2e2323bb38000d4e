import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shareObject } from "#platform/server/access/share-object.ts";
import { newId } from "#platform/server/ids.ts";
import { type Listener, listen } from "#platform/server/realtime/testing/listen.ts";
import { ChatClient } from "./testing/chat-client.ts";
import { type ChatServer, createOwnChatServer, personOf } from "./testing/create-chat-server.ts";
import { QueueClient } from "./testing/queue-client.ts";

let one: ChatServer;
let two: ChatServer;
beforeAll(async () => {
  one = await createOwnChatServer();
  two = await createOwnChatServer({ beside: one });
});
afterAll(async () => {
  await two[Symbol.asyncDispose]();
  await one[Symbol.asyncDispose]();
});

/** Names of the events of one conversation that a tab heard, each once. */
const heardBy = (tab: Listener, conversationId: string) => {
  const events = [...tab.raw().matchAll(/^data: (\{"id".*)$/gm)].map(([, data = ""]) => JSON.parse(data));
  const own = events.filter(({ data }) => data.conversationId === conversationId);
  return [...new Set<string>(own.map(({ name }) => name))].sort();
};

/** Ann on one server with a held answer, Bob who may edit and a colleague who may not see it on the other. */
async function stage() {
  const workspaceId = newId();
  const ann = new ChatClient(one, personOf(workspaceId));
  const [bob, eve] = [personOf(workspaceId), personOf(workspaceId)].map((of) => new ChatClient(two, of));
  if (!bob || !eve) throw new Error("There are three people.");
  for (const client of [bob, eve]) await client.get("/api/v1/conversations");
  const queue = new QueueClient(ann, one.model);
  const held = await queue.askForHeldAnswer();
  const id = held.conversationId;
  await shareObject(one.as(ann.person), {
    ...{ object: { noun: "conversation", id }, relation: "editor" },
    subject: { userId: bob.person.userId },
  });
  const bobs = new QueueClient(bob, one.model);
  return { ann, bob, eve, queue, bobs, held, id, path: `/api/v1/conversations/${id}` };
}

describe("what happens in a shared conversation", () => {
  it("is told to all who read it, whoever did it, on both servers, and to nobody else", async () => {
    const { ann, bob, eve, queue, bobs, held, id, path } = await stage();
    const tabs = await Promise.all([
      listen(one, ann.person),
      listen(two, ann.person),
      listen(one, bob.person),
      listen(two, bob.person),
    ]);
    const others = await Promise.all([listen(one, eve.person), listen(two, eve.person)]);
    await bobs.add(id, "Of Bob");
    for (const tab of tabs) await expect.poll(() => heardBy(tab, id)).toEqual(["conversation.queue_changed"]);
    await bob.call("PATCH", path, { title: "Sums" });
    held.release();
    await queue.untilSent(id, 4);
    await ann.call("DELETE", path);
    const all = [
      "conversation.deleted",
      "conversation.queue_changed",
      "conversation.updated",
      "message.completed",
      "message.created",
    ];
    for (const tab of tabs) await expect.poll(() => heardBy(tab, id)).toEqual(all);
    for (const tab of others) expect(heardBy(tab, id)).toEqual([]);
    await Promise.all([...tabs, ...others].map((tab) => tab.close()));
  });

  it("is not told of where a colleague filed it", async () => {
    const { ann, bob, held, id } = await stage();
    const filed = { ids: [id], filing: { state: "pinned" } };
    const [anns, bobs] = await Promise.all([listen(one, ann.person), listen(one, bob.person)]);
    expect((await bob.call("POST", "/api/v1/conversations/file", filed)).status).toBe(204);
    await expect.poll(() => heardBy(bobs, id)).toEqual(["conversation.updated"]);
    expect(heardBy(anns, id)).toEqual([]);
    held.release();
    await Promise.all([anns.close(), bobs.close()]);
  });
});

describe("an answer in a shared conversation", () => {
  it("is stopped by a colleague who may edit, wherever it is written, and not by one who reads", async () => {
    const { ann, bob, held, id } = await stage();
    const eve = new ChatClient(two, personOf(ann.person.workspaceId));
    await eve.get("/api/v1/conversations");
    await shareObject(one.as(ann.person), {
      ...{ object: { noun: "conversation", id }, relation: "viewer" },
      subject: { userId: eve.person.userId },
    });
    expect((await eve.run(held.run.id)).abilities).toEqual({ cancel: false, decideLimit: false });
    expect((await eve.call("POST", `/api/v1/runs/${held.run.id}/cancel`)).status).toBe(403);
    expect((await bob.run(held.run.id)).abilities).toEqual({ cancel: true, decideLimit: false });
    expect((await bob.call("POST", `/api/v1/runs/${held.run.id}/cancel`)).status).toBe(200);
    await expect.poll(async () => (await ann.run(held.run.id)).status).toBe("cancelled");
    held.release();
    const asked = await one.look(
      "select actor_id from audit_events where act = 'run.cancel_requested' and run_id = $1",
      [held.run.id],
    );
    expect(asked).toEqual([{ actor_id: bob.person.userId }]);
  });
});

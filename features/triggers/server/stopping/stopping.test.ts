import { afterAll, beforeAll, expect, it } from "vitest";
import { type ChatServer, personOf } from "#features/chat/server/testing.ts";
import { newId } from "#platform/server/ids.ts";
import { mostFailuresInRow } from "../../contract/index.ts";
import { fireSlot } from "../firing/fire-slot.job.ts";
import { createOwnTriggerServer, TriggerClient } from "../testing/create-trigger-server.ts";

let server: ChatServer;
let hour = 0;
beforeAll(async () => {
  server = await createOwnTriggerServer();
});
afterAll(() => server[Symbol.asyncDispose]());

/** The next slot of a trigger. */
async function fireOne({ person }: TriggerClient, triggerId: string): Promise<void> {
  hour += 1;
  const slot = new Date(Date.UTC(2026, 10, 22, hour)).toISOString();
  await fireSlot.perform(server.system, { workspaceId: person.workspaceId, triggerId, slot });
}

const mails = (userId: string) =>
  server.look<{ kind: string }>("select kind from outgoing_messages where user_id = $1", [userId]);

/** What stands in the bell of a person. */
const bellOf = ({ person: { userId } }: TriggerClient) =>
  server.look<{ facts: object; path: string }>(
    "select facts, path from notifications where user_id = $1 and kind = 'trigger_stopped'",
    [userId],
  );

async function withAddress(client: TriggerClient): Promise<void> {
  await server.look("update auth.users set email = $2, email_confirmed_at = now() where id = $1", [
    client.person.userId,
    `${client.person.userId}@example.com`,
  ]);
}

const ways = {
  "is removed from the workspace": "delete from memberships where user_id = $1",
  "is suspended": "update auth.users set banned_until = now() + interval '1 day' where id = $1",
  "closes the account":
    "insert into auth.account_closures (user_id, requested_at, due_at) values ($1, now(), now() + interval '7 days')",
};

it.each(Object.entries(ways))(
  "a schedule whose person %s stops, and the person is told once",
  async (_, sql) => {
    const ann = new TriggerClient(server, personOf(newId()));
    const { id } = await ann.schedule("0 9 * * *");
    await withAddress(ann);
    await server.look(sql, [ann.person.userId]);
    await fireOne(ann, id);
    await fireOne(ann, id);
    expect(await server.look("select paused_because from triggers where id = $1", [id])).toEqual([
      { paused_because: "person" },
    ]);
    expect(
      await server.look("select outcome, reason_code from trigger_firings where trigger_id = $1", [id]),
    ).toEqual([{ outcome: "refused", reason_code: "trigger.person_gone" }]);
    expect(await server.look("select is_enabled from schedules where name = $1", [id])).toEqual([
      { is_enabled: false },
    ]);
    expect(await server.look("select from runs where trigger_id = $1", [id])).toEqual([]);
    expect(await mails(ann.person.userId)).toEqual([{ kind: "triggers.stopped" }]);
    expect(await bellOf(ann)).toEqual([]);
  },
);

async function failOften(ann: TriggerClient, id: string): Promise<void> {
  for (let failed = 0; failed < mostFailuresInRow; failed += 1) {
    await fireOne(ann, id);
    const [firing] = await ann.firings(id);
    if (!firing) throw new Error("It did not fire.");
    await ann.endOf(firing);
  }
}

it("a trigger whose runs fail five times in a row stops; resumed, it has five more", async () => {
  const ann = TriggerClient.on(server);
  const { id } = await ann.schedule("0 9 * * *", { question: "[[script:failing]]" });
  await withAddress(ann);
  await failOften(ann, id);
  await expect.poll(async () => (await ann.trigger(id)).status, { timeout: 20_000 }).toBe("stopped");
  expect(await ann.trigger(id)).toMatchObject({ pausedBecause: "failures", nextAt: null });
  expect(await mails(ann.person.userId)).toEqual([{ kind: "triggers.stopped" }]);
  const told = { facts: { title: "Morning report", because: "failures" }, path: `/agents/triggers/${id}` };
  expect(await bellOf(ann)).toEqual([told]);
  await ann.act(id, "resume");
  await fireOne(ann, id);
  expect((await ann.firings(id))[0]).toMatchObject({ outcome: "started" });
  expect(await ann.trigger(id)).toMatchObject({ status: "active" });
  await ann.call("DELETE", `/api/v1/triggers/${id}`);
  expect(await bellOf(ann)).toEqual([]);
});

it("one whose person is not told of its runs stops when it fires after the fifth", async () => {
  const ann = TriggerClient.on(server);
  const { id } = await ann.schedule("0 9 * * *", { question: "[[script:failing]]", isTold: false });
  await failOften(ann, id);
  expect(await ann.trigger(id)).toMatchObject({ status: "active" });
  await fireOne(ann, id);
  expect(await ann.trigger(id)).toMatchObject({ status: "stopped", pausedBecause: "failures" });
  expect((await ann.firings(id))[0]).toMatchObject({ reason: { code: "trigger.failed_in_row" } });
});

it("only the end of a run that nobody started by hand is told of", async () => {
  const ann = TriggerClient.on(server);
  const { id } = await ann.schedule("0 9 * * *", { overlap: "start" });
  await ann.act(id, "run");
  await fireOne(ann, id);
  const told = await server.look("select is_background from runs where trigger_id = $1 order by id", [id]);
  expect(told).toEqual([{ is_background: false }, { is_background: true }]);
});

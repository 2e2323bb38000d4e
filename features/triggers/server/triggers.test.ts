import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ChatServer, personOf } from "#features/chat/server/testing.ts";
import type { Page } from "#platform/contract/page.ts";
import type { CreateTrigger, Firing, Trigger } from "../contract/index.ts";
import { createTriggerServer, TriggerClient } from "./testing/create-trigger-server.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createTriggerServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const schedule = (cron: string): CreateTrigger["start"] => ({ kind: "schedule", cron, missed: "latest" });
const storedSchedules = (id: string) =>
  server.look<{ cron: string; is_enabled: boolean }>(
    "select cron, is_enabled from schedules where owner = 'triggers' and name = $1",
    [id],
  );

describe("a schedule", () => {
  it("is a schedule of the platform as long as it is there, and rests while it is paused", async () => {
    const ann = TriggerClient.on(server);
    const { id, version, status, nextAt } = await ann.schedule("0 9 * * 1-5", { timeZone: "Europe/Berlin" });
    expect(status).toBe("active");
    expect(nextAt).toMatch(/T0[78]:00:00/);
    expect(await storedSchedules(id)).toEqual([{ cron: "0 9 * * 1-5", is_enabled: true }]);
    expect((await ann.act(id, "pause")).body).toMatchObject({ status: "paused", nextAt: null });
    expect(await storedSchedules(id)).toMatchObject([{ is_enabled: false }]);
    const changed = await ann.call<Trigger>("PATCH", `/api/v1/triggers/${id}`, {
      ...{ version: version + 1, start: schedule("30 6 * * *") },
    });
    expect(changed.body).toMatchObject({ status: "paused", start: { cron: "30 6 * * *" } });
    expect((await ann.act(id, "resume")).body).toMatchObject({ status: "active" });
    expect(await storedSchedules(id)).toEqual([{ cron: "30 6 * * *", is_enabled: true }]);
    expect((await ann.call("DELETE", `/api/v1/triggers/${id}`)).status).toBe(204);
    expect(await storedSchedules(id)).toEqual([]);
    expect((await ann.call("GET", `/api/v1/triggers/${id}`)).status).toBe(404);
    expect((await ann.act(id, "restore")).body).toMatchObject({ status: "active" });
    expect(await storedSchedules(id)).toHaveLength(1);
  });

  it.each([
    ["61 * * * *", "UTC", "trigger.cron_invalid"],
    ["* * * * * *", "UTC", "trigger.cron_invalid"],
    ["0 0 31 2 *", "UTC", "trigger.cron_invalid"],
    ["* * * * *", "UTC", "trigger.too_often"],
    ["0,3 9 1 * *", "UTC", "trigger.too_often"],
    ["0 9 * * *", "Mars/Olympus", "trigger.time_zone_unknown"],
  ])("%s in %s is refused as %s", async (cron, timeZone, code) => {
    const ann = TriggerClient.on(server);
    const body = { name: "A", question: "B", timeZone, start: { kind: "schedule", cron } };
    expect(await ann.call("POST", "/api/v1/triggers", body)).toMatchObject({
      ...{ status: 422, body: { error: { code } } },
    });
  });

  it("is shown with its next five times", async () => {
    const ann = TriggerClient.on(server);
    const path = "/api/v1/trigger-slots?cron=0%209%20*%20*%20*&timeZone=Europe%2FBerlin";
    expect((await ann.get<{ slots: string[] }>(path)).slots).toHaveLength(5);
  });
});

describe("run now", () => {
  it("begins a conversation of its person, titled after the trigger, whose run names the trigger", async () => {
    const ann = TriggerClient.on(server);
    const { id } = await ann.schedule("0 9 * * *");
    const { status, body: firing } = await ann.act<Firing>(id, "run");
    expect(status).toBe(200);
    expect(firing).toMatchObject({ outcome: "started", cause: "by_hand", reason: null });
    await ann.endOf(firing);
    const conversationId = firing.conversationId ?? "";
    expect((await ann.conversation(conversationId)).title).toBe("Morning report");
    const [question, answer] = await ann.messages(conversationId);
    expect(question?.parts).toEqual([{ type: "text", text: "What is new?" }]);
    expect(answer?.status).toBe("complete");
    expect(
      await server.look("select trigger_kind, trigger_id from runs where id = $1", [firing.run?.id]),
    ).toEqual([{ trigger_kind: "schedule", trigger_id: id }]);
    expect(await ann.firings(id)).toMatchObject([{ run: { status: "succeeded" }, conversationId }]);
  });

  it("counts as a run and not as a message", async () => {
    const ann = TriggerClient.on(server);
    const { id } = await ann.schedule("0 9 * * *");
    await ann.endOf((await ann.act<Firing>(id, "run")).body);
    const counted = await server.look(
      "select distinct entitlement from usage_ledger where workspace_id = $1 and entitlement in ('runs', 'messages')",
      [ann.person.workspaceId],
    );
    expect(counted).toEqual([{ entitlement: "runs" }]);
  });

  it("works for a paused trigger too", async () => {
    const ann = TriggerClient.on(server);
    const { id } = await ann.schedule("0 9 * * *");
    await ann.act(id, "pause");
    expect((await ann.act<Firing>(id, "run")).body).toMatchObject({ outcome: "started" });
  });
});

describe("a trigger", () => {
  it("does not exist for a colleague", async () => {
    const ann = TriggerClient.on(server);
    const bob = new TriggerClient(server, personOf(ann.person.workspaceId));
    const { id, version } = await ann.schedule("0 9 * * *");
    const path = `/api/v1/triggers/${id}`;
    const refused = [
      await bob.call("GET", path),
      await bob.call("GET", `${path}/firings`),
      await bob.call("PATCH", path, { version, name: "Mine" }),
      await bob.call("DELETE", path),
      await bob.act(id, "run"),
      await bob.act(id, "pause"),
      await bob.act(id, "secret", {}),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
    expect((await bob.get<Page<Trigger>>("/api/v1/triggers")).items).toEqual([]);
  });

  it("offers its person who became a guest nothing that would be refused", async () => {
    const ann = TriggerClient.on(server);
    const { id, abilities } = await ann.schedule("0 9 * * *");
    expect(abilities).toEqual({ change: true, delete: true, run: true });
    const guest = new TriggerClient(server, { ...ann.person, role: "guest" });
    expect((await guest.trigger(id)).abilities).toEqual({ change: false, delete: false, run: false });
    expect((await guest.act(id, "run")).status).toBe(403);
  });

  it("is not changed over somebody else's change, and stays of its kind", async () => {
    const ann = TriggerClient.on(server);
    const { id, version } = await ann.schedule("0 9 * * *");
    const path = `/api/v1/triggers/${id}`;
    expect((await ann.call("PATCH", path, { version, name: "One" })).status).toBe(200);
    expect((await ann.call("PATCH", path, { version, name: "Two" })).status).toBe(409);
    const other = { version: version + 1, start: { kind: "webhook" } };
    expect((await ann.call("PATCH", path, other)).status).toBe(422);
  });

  it("is one of at most 50, listed page by page", async () => {
    const ann = TriggerClient.on(server);
    for (let made = 0; made < 50; made += 1) await ann.schedule("0 9 * * *", { name: `Number ${made}` });
    await server.look("delete from rate_limits");
    const body = { name: "A", question: "B", start: { kind: "schedule", cron: "0 9 * * *" } };
    expect(await ann.call("POST", "/api/v1/triggers", body)).toMatchObject({ status: 409 });
    const first = await ann.get<Page<Trigger>>("/api/v1/triggers?limit=30");
    const second = await ann.get<Page<Trigger>>(`/api/v1/triggers?limit=30&cursor=${first.nextCursor}`);
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([30, 20, null]);
    expect(first.items[0]?.name).toBe("Number 49");
  });
});

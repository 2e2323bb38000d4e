import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ChatServer } from "#features/chat/server/testing.ts";
import { fireDue } from "#platform/server/jobs/schedules/fire-due.ts";
import type { Firing } from "../../contract/index.ts";
import { createOwnTriggerServer, TriggerClient } from "../testing/create-trigger-server.ts";
import { fireSlot } from "./fire-slot.job.ts";

let server: ChatServer;
let now = new Date("2026-03-27T12:00:00Z");
beforeAll(async () => {
  server = await createOwnTriggerServer({ now: () => now });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  await server.look("delete from schedules");
  await server.look("delete from pgboss.job");
});

/** Fires what is due at a moment, and performs the jobs. */
async function at(moment: string): Promise<void> {
  now = new Date(moment);
  while (await fireDue(server.services));
  const waiting = await server.look<{ data: { workspaceId: string; triggerId: string; slot: string } }>(
    "delete from pgboss.job where name = $1 returning data",
    [fireSlot.name],
  );
  const inOrder = waiting.map(({ data }) => data).sort((one, other) => one.slot.localeCompare(other.slot));
  for (const slot of inOrder) await fireSlot.perform(server.system, slot);
}

async function slotsOf(ann: TriggerClient, id: string): Promise<string[]> {
  return (await ann.firings(id)).map(({ dueAt }) => dueAt.slice(5, 16)).reverse();
}

async function endAll(ann: TriggerClient, firings: readonly Firing[]): Promise<void> {
  for (const firing of firings) if (firing.run) await ann.endOf(firing);
}

describe("local time", () => {
  it("that spring skips fires once, at the next that exists", async () => {
    now = new Date("2026-03-27T12:00:00Z");
    const ann = TriggerClient.on(server);
    const { id } = await ann.schedule("30 2 * * *", { timeZone: "Europe/Berlin", overlap: "start" });
    for (const day of [28, 29, 30]) await at(`2026-03-${day}T12:00:00Z`);
    expect(await slotsOf(ann, id)).toEqual(["03-28T01:30", "03-29T01:00", "03-30T00:30"]);
  });

  it("that autumn repeats fires once", async () => {
    now = new Date("2026-10-24T12:00:00Z");
    const ann = TriggerClient.on(server);
    const { id } = await ann.schedule("30 2 * * *", { timeZone: "Europe/Berlin", overlap: "start" });
    for (const hour of ["00:30", "01:30", "02:30"]) await at(`2026-10-25T${hour}:00Z`);
    await at("2026-10-26T01:30:00Z");
    expect(await slotsOf(ann, id)).toEqual(["10-25T00:30", "10-26T01:30"]);
  });
});

describe("slots that no server saw", () => {
  it.each([
    ["skip", 0],
    ["latest", 1],
    ["all", 10],
  ] as const)("%s: %i fire", async (missed, count) => {
    now = new Date("2026-11-22T12:00:30Z");
    const ann = TriggerClient.on(server);
    const start = { kind: "schedule", cron: "0 * * * *", missed } as const;
    const { trigger } = await ann.create({ start, overlap: "start" });
    await at("2026-11-23T12:30:00Z");
    const firings = await ann.firings(trigger.id);
    expect(firings).toHaveLength(count);
    if (count > 0) expect(firings[0]?.dueAt).toBe("2026-11-23T12:00:00.000Z");
  });
});

describe("while the last run still works", () => {
  it("a slot is skipped, and says so; the one after the end starts", async () => {
    now = new Date("2026-11-22T12:00:30Z");
    const ann = TriggerClient.on(server);
    const { id } = await ann.schedule("0 * * * *", { question: "[[script:held name=slot]]" });
    await at("2026-11-22T13:00:00Z");
    await at("2026-11-22T14:00:00Z");
    const firings = await ann.firings(id);
    expect(firings).toMatchObject([
      { outcome: "skipped", reason: { code: "trigger.still_running" }, run: null },
      { outcome: "started" },
    ]);
    server.model.release("slot");
    await endAll(ann, firings);
    await at("2026-11-22T15:00:00Z");
    expect((await ann.firings(id))[0]).toMatchObject({ outcome: "started" });
  });

  it("a trigger that starts anyway starts", async () => {
    now = new Date("2026-11-22T12:00:30Z");
    const ann = TriggerClient.on(server);
    const question = "[[script:held name=anyway]]";
    const { id } = await ann.schedule("0 * * * *", { question, overlap: "start" });
    await at("2026-11-22T13:00:00Z");
    await at("2026-11-22T14:00:00Z");
    expect((await ann.firings(id)).map(({ outcome }) => outcome)).toEqual(["started", "started"]);
    server.model.release("anyway");
  });
});

it("a slot that is performed twice, also at the same moment, fires once", async () => {
  now = new Date("2026-11-22T12:00:30Z");
  const ann = TriggerClient.on(server);
  const { id } = await ann.schedule("0 * * * *", { overlap: "start" });
  const { workspaceId } = ann.person;
  const slot = { workspaceId, triggerId: id, slot: "2026-11-22T13:00:00.000Z" };
  await Promise.all(Array.from({ length: 6 }, () => fireSlot.perform(server.system, slot)));
  await fireSlot.perform(server.system, slot);
  expect(await ann.firings(id)).toHaveLength(1);
  const runs = await server.look("select 1 from runs where trigger_id = $1", [id]);
  expect(runs).toHaveLength(1);
});

it("a slot of a trigger that was paused or erased meanwhile fires nothing, and its schedule goes", async () => {
  now = new Date("2026-11-22T12:00:30Z");
  const ann = TriggerClient.on(server);
  const { id } = await ann.schedule("0 * * * *");
  const slot = { workspaceId: ann.person.workspaceId, triggerId: id, slot: "2026-11-22T13:00:00.000Z" };
  await ann.act(id, "pause");
  await fireSlot.perform(server.system, slot);
  expect(await ann.firings(id)).toEqual([]);
  await server.look("delete from triggers where id = $1", [id]);
  await fireSlot.perform(server.system, slot);
  expect(await server.look("select from schedules where name = $1", [id])).toEqual([]);
});

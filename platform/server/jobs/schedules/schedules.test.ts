import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { defineAccess } from "../../access/define-access.ts";
import { anyone } from "../../access/who.ts";
import { command } from "../../command.ts";
import { newId } from "../../ids.ts";
import { createTestServer, type TestServer } from "../../testing/create-test-server.ts";
import { defineJob } from "../define-job.ts";
import { fireDue } from "./fire-due.ts";
import { repairSlots } from "./repair-slots.ts";
import { deleteSchedule } from "./schedule.repository.ts";
import type { ScheduleInput } from "./schedule.ts";
import { seedSchedules } from "./seed-schedules.ts";
import { upsertSchedule } from "./upsert-schedule.ts";

let server: TestServer;
let now = new Date("2026-11-22T12:00:30Z");

const tick = defineJob({
  name: "test.tick",
  payload: z.object({ slot: z.string() }),
  perform: async () => undefined,
});
const nightly = defineJob({
  name: "test.nightly",
  payload: z.object({}),
  schedule: "41 3 * * *",
  perform: async () => undefined,
});

const access = defineAccess("test_schedule", { put: [anyone] });
const put = command("test_schedule.put", access.put, (ctx, input: ScheduleInput) =>
  upsertSchedule(ctx, input),
);
const remove = command("test_schedule.remove", access.put, (ctx, input: ScheduleInput) =>
  deleteSchedule(ctx.db, input),
);

beforeAll(async () => {
  server = await createTestServer({ modules: [{ name: "test", jobs: [tick, nightly] }], now: () => now });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  now = new Date("2026-11-22T12:00:30Z");
  await server.look("delete from schedules");
  await server.look("delete from pgboss.job");
});

const every = (cron: string, more: Partial<ScheduleInput> = {}): ScheduleInput => ({
  ...{ workspaceId: newId(), owner: "test", name: newId(), cron, timeZone: "UTC" },
  ...{ job: "test.tick", payload: { of: cron }, missed: "latest", isEnabled: true },
  ...more,
});

async function fire(): Promise<void> {
  while (await fireDue(server.services));
}

/** The slots for which jobs wait, as `HH:MM`. */
async function fired(name = "test.tick"): Promise<string[]> {
  const rows = await server.look<{ slot: string }>(
    "select data ->> 'slot' as slot from pgboss.job where name = $1 order by 1",
    [name],
  );
  return rows.map(({ slot }) => slot.slice(11, 16));
}
const nextSlot = async () =>
  (await server.look<{ next_slot: Date }>("select next_slot from schedules"))[0]?.next_slot?.toISOString();

describe("a schedule", () => {
  it("fires each slot once, and not before it has come", async () => {
    await put(server.system, every("*/5 * * * *"));
    await fire();
    expect(await fired()).toEqual([]);
    now = new Date("2026-11-22T12:05:01Z");
    await fire();
    await fire();
    expect(await fired()).toEqual(["12:05"]);
    expect(await nextSlot()).toBe("2026-11-22T12:10:00.000Z");
  });

  it("hands its payload and the slot to the job", async () => {
    await put(server.system, every("0 13 * * *"));
    now = new Date("2026-11-22T13:00:00Z");
    await fire();
    const [job] = await server.look<{ data: object }>("select data from pgboss.job where name = 'test.tick'");
    expect(job?.data).toEqual({ of: "0 13 * * *", slot: "2026-11-22T13:00:00.000Z" });
  });

  it("fires nothing while it is disabled, and nothing once it is gone", async () => {
    const schedule = every("*/5 * * * *");
    await put(server.system, { ...schedule, isEnabled: false });
    now = new Date("2026-11-22T12:06:00Z");
    await fire();
    await put(server.system, schedule);
    now = new Date("2026-11-22T12:10:10Z");
    await fire();
    expect(await fired()).toEqual(["12:10"]);
    await remove(server.system, schedule);
    now = new Date("2026-11-22T12:16:00Z");
    await fire();
    expect(await fired()).toEqual(["12:10"]);
    expect(await server.look("select 1 from schedule_slots")).toEqual([]);
  });

  it("is refused when its pattern or its time zone is none", async () => {
    await expect(put(server.system, every("every day"))).rejects.toThrow();
    await expect(put(server.system, every("0 3 * * *", { timeZone: "Mars/Olympus" }))).rejects.toThrow();
    expect(await server.look("select 1 from schedules")).toEqual([]);
  });

  it("that cannot fire keeps no other waiting, and fires the same slot an hour later", async () => {
    const fails = (moment: string) => `alter table schedule_slots ${moment} constraint broken`;
    await put(server.system, every("1 12 * * *"));
    await put(server.system, every("2 12 * * *"));
    await server.look(
      `alter table schedule_slots add constraint broken check (slot <> '2026-11-22T12:01:00Z') not valid`,
    );
    now = new Date("2026-11-22T12:02:10Z");
    await fire();
    expect(await fired()).toEqual(["12:02"]);
    await server.look(fails("drop"));
    now = new Date("2026-11-22T13:02:00Z");
    await fire();
    expect(await fired()).toEqual(["12:02"]);
    now = new Date("2026-11-22T13:02:10Z");
    await fire();
    expect(await fired()).toEqual(["12:01", "12:02"]);
  });
});

describe("slots that no server saw", () => {
  const missed = async (policy: ScheduleInput["missed"], until: string, cron = "*/5 * * * *") => {
    await put(server.system, every(cron, { missed: policy }));
    now = new Date(until);
    await fire();
    return fired();
  };

  it("are left out when they are to be skipped; the one that is seen in time fires", async () => {
    expect(await missed("skip", "2026-11-22T12:33:00Z")).toEqual([]);
    expect(await nextSlot()).toBe("2026-11-22T12:35:00.000Z");
    now = new Date("2026-11-22T12:35:02Z");
    await fire();
    expect(await fired()).toEqual(["12:35"]);
  });

  it("fire once for all when the latest is enough", async () => {
    expect(await missed("latest", "2026-11-22T14:33:00Z")).toEqual(["14:30"]);
  });

  it("fire each when all are wanted, the newest ten at most", async () => {
    expect(await missed("all", "2026-11-22T12:16:00Z")).toEqual(["12:05", "12:10", "12:15"]);
    now = new Date("2026-11-22T14:00:30Z");
    await server.look("delete from pgboss.job");
    await fire();
    expect(await fired()).toEqual([
      ...["13:15", "13:20", "13:25", "13:30", "13:35"],
      ...["13:40", "13:45", "13:50", "13:55", "14:00"],
    ]);
  });

  it("cost no more after a year of silence", async () => {
    expect(await missed("latest", "2027-11-22T12:00:10Z", "* * * * *")).toEqual(["12:00"]);
  });
});

describe("a clock that moves", () => {
  it("back fires nothing twice", async () => {
    await put(server.system, every("*/5 * * * *"));
    now = new Date("2026-11-22T12:10:10Z");
    await fire();
    now = new Date("2026-11-22T12:04:00Z");
    await repairSlots(server.services);
    expect(await nextSlot()).toBe("2026-11-22T12:05:00.000Z");
    now = new Date("2026-11-22T12:10:20Z");
    await fire();
    expect(await fired()).toEqual(["12:10"]);
  });

  it("far ahead and back again goes on from now", async () => {
    await put(server.system, every("*/5 * * * *"));
    now = new Date("2031-01-01T00:00:00Z");
    await fire();
    now = new Date("2026-11-22T12:10:10Z");
    await fire();
    expect(await fired()).toEqual(["00:00"]);
    await repairSlots(server.services);
    now = new Date("2026-11-22T12:15:10Z");
    await fire();
    expect((await fired()).sort()).toEqual(["00:00", "12:15"]);
  });
});

describe("what a job declares", () => {
  const rows = () =>
    server.look<{ name: string; cron: string; next_slot: Date; is_enabled: boolean }>(
      "select name, cron, next_slot, is_enabled from schedules order by name",
    );

  it("is a row from the next start on, follows a change, and goes with the job", async () => {
    await seedSchedules(server.services, [tick, nightly]);
    const first = { name: "test.nightly", cron: "41 3 * * *", is_enabled: true };
    expect(await rows()).toEqual([{ ...first, next_slot: new Date("2026-11-23T03:41:00Z") }]);
    await seedSchedules(server.services, [{ ...nightly, schedule: "0 5 * * *" }]);
    expect(await rows()).toEqual([
      { ...first, cron: "0 5 * * *", next_slot: new Date("2026-11-23T05:00:00Z") },
    ]);
    await seedSchedules(server.services, [tick]);
    expect(await rows()).toEqual([]);
  });

  it("keeps the slot that was missed while no server ran, and stays disabled when somebody disabled it", async () => {
    await seedSchedules(server.services, [nightly]);
    now = new Date("2026-11-24T09:00:00Z");
    await seedSchedules(server.services, [nightly]);
    await fire();
    expect(await fired("test.nightly")).toEqual(["03:41"]);
    await server.look("update schedules set is_enabled = false");
    await seedSchedules(server.services, [nightly]);
    expect(await rows()).toMatchObject([{ is_enabled: false }]);
  });

  it("stays the same without waiting for a server that holds its row and is frozen", async () => {
    await seedSchedules(server.services, [nightly]);
    const frozen = new pg.Client(server.database.superuserConnection);
    await frozen.connect();
    await frozen.query("begin; select 1 from schedules for update");
    try {
      // It would be cancelled by the timeout of statements.
      await seedSchedules(server.services, [nightly]);
    } finally {
      await frozen.end();
    }
    expect(await rows()).toHaveLength(1);
  });

  it("leaves alone what others have put there", async () => {
    await put(server.system, every("0 3 * * *", { name: "kept" }));
    await seedSchedules(server.services, []);
    expect(await rows()).toMatchObject([{ name: "kept" }]);
  });

  it("adds no second job while one waits: whoever tidies up does so once", async () => {
    await seedSchedules(server.services, [nightly]);
    for (const day of [23, 24, 25]) {
      now = new Date(`2026-11-${day}T03:41:05Z`);
      await fire();
    }
    expect(await fired("test.nightly")).toEqual(["03:41"]);
    expect(await server.look("select 1 from schedule_slots")).toHaveLength(3);
  });
});

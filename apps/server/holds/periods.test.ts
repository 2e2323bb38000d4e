import { describe, expect, it } from "vitest";
import { applyPeriod, applyPeriods } from "#features/compliance/server/holds/periods/apply-periods.ts";
import { previewPeriod, seePeriods } from "#features/compliance/server/holds/periods/see-periods.ts";
import { setPeriod } from "#features/compliance/server/holds/periods/set-period.ts";
import { releaseHold } from "#features/compliance/server/holds/release-hold.ts";
import { quarterOf } from "#platform/server/audit/quarter-of.ts";
import { newId } from "#platform/server/ids.ts";
import { stageHolds } from "../testing/stage-holds.ts";

const { stage, converse, hold, onPerson } = stageHolds();
const set = (kind: string, days: number | null) => setPeriod(stage.ann.at, { kind, days });
const apply = (kind: string) => applyPeriod(stage.world.system, { workspaceId: stage.workspaceId, kind });
/** Lets the day pass for which a shorter period waits. */
/** A little longer: the clock of the server has milliseconds, that of the database microseconds. */
const waitADay = () =>
  stage.world.look(
    "update retention_periods set applies_from = now() - interval '1 second' where workspace_id = $1",
    [stage.workspaceId],
  );
const seen = async (kind: string) => (await seePeriods(stage.ann.at)).find((period) => period.kind === kind);
const eventsOf = (act: string) =>
  stage.world.look<{ facts: unknown }>(
    `select convert_from(envelope, 'UTF8')::jsonb -> 'facts' as facts from audit_events
     where act = $1 and workspace_id = $2 order by number`,
    [act, stage.workspaceId],
  );

/** The clock of the server is wrong by so many days. That of the database is right. */
async function atServerTime(days: number, perform: () => Promise<void>): Promise<void> {
  const { services } = stage.world;
  const right = services.now;
  services.now = () => new Date(Date.now() + days * 86_400_000);
  await perform().finally(() => {
    services.now = right;
  });
}

async function oldConversation(days: number): Promise<string> {
  const id = await converse(stage.bob);
  for (const [table, column] of [
    ["conversations", "id"],
    ["messages", "conversation_id"],
  ])
    await stage.world.look(
      `update ${table} set created_at = now() - make_interval(days => $2) where ${column} = $1`,
      [id, days],
    );
  return id;
}
const isShown = async (id: string) =>
  (await stage.world.look("select from conversations where id = $1 and deleted_at is null", [id])).length > 0;

async function oldTask(state: string, days: number): Promise<string> {
  const id = newId();
  await stage.world.look(
    `insert into tasks (workspace_id, id, requester_id, assignee_id, title, state, integrity, readers, updated_at)
     values ($1, $2, $3, $3, 'Call', $4, 'user', '{}', now() - make_interval(days => $5))`,
    [stage.workspaceId, id, stage.bob.actor.userId, state, days],
  );
  return id;
}

const lastYear = new Date(Date.now() - 400 * 86_400_000);

/** Keys of Bob, of Ann and of the workspace in a quarter of last year, and one of Bob now. */
async function oldKeys(): Promise<void> {
  const { workspaceId, ann, bob, world } = stage;
  for (const [subject, at] of [
    [bob.actor.userId, lastYear],
    [ann.actor.userId, lastYear],
    [workspaceId, lastYear],
    [bob.actor.userId, new Date()],
  ] as const)
    await world.services.dataKeys.get(workspaceId, subject, at);
}
const keys = async (subject: string) =>
  (
    await stage.world.look("select from data_keys where workspace_id = $1 and subject_id = $2", [
      stage.workspaceId,
      subject,
    ])
  ).length;

describe("a period", () => {
  it("is set by owners and admins alone, for a kind of data that is known, within its bounds", async () => {
    await expect(setPeriod(stage.bob.at, { kind: "conversations", days: 90 })).rejects.toMatchObject({
      code: "auth.forbidden",
    });
    await expect(seePeriods(stage.bob.at)).rejects.toMatchObject({ code: "auth.forbidden" });
    const auditor = stage.world.as({ ...stage.bob.actor, workspaceId: stage.workspaceId, role: "auditor" });
    expect(await seePeriods(auditor)).toHaveLength(3);
    await expect(setPeriod(auditor, { kind: "conversations", days: 90 })).rejects.toMatchObject({
      code: "auth.forbidden",
    });
    await expect(set("dreams", 90)).rejects.toMatchObject({ code: "retention.kind_unknown" });
    await expect(set("conversations", 29)).rejects.toMatchObject({ code: "retention.days_out_of_range" });
  });

  it("that is shortened deletes nothing for a day; one that is lengthened waits for nothing", async () => {
    const id = await oldConversation(400);
    await set("conversations", 90);
    expect(await apply("conversations")).toBe(0);
    expect(await seen("conversations")).toMatchObject({ days: 90, due: 1, appliesFrom: expect.any(String) });
    await waitADay();
    await set("conversations", 60);
    expect(await apply("conversations")).toBe(0);
    await waitADay();
    await set("conversations", 365);
    expect(await seen("conversations")).toMatchObject({ days: 365, appliesFrom: null });
    expect(await apply("conversations")).toBe(1);
    expect(await isShown(id)).toBe(false);
  });

  it("that is longer than one that waits, and shorter than what is in force, waits a day of its own", async () => {
    const id = await oldConversation(310);
    await set("conversations", 365);
    await waitADay();
    await set("conversations", 30);
    expect(await seen("conversations")).toMatchObject({ days: 30, daysBefore: 365 });
    await stage.world.look(
      "update retention_periods set applies_from = now() + interval '1 minute' where workspace_id = $1",
      [stage.workspaceId],
    );
    const waitsFor = async () =>
      (Date.parse((await seen("conversations"))?.appliesFrom ?? "") - Date.now()) / 3_600_000;
    await set("conversations", 30);
    expect(await waitsFor()).toBeLessThan(1);
    await set("conversations", 300);
    expect(await waitsFor()).toBeGreaterThan(23.9);
    expect(await apply("conversations")).toBe(0);
    await set("conversations", 365);
    expect(await seen("conversations")).toMatchObject({ days: 365, appliesFrom: null, due: 0 });
    expect(await isShown(id)).toBe(true);
  });

  it("that follows one that never applied waits as well", async () => {
    await set("conversations", 90);
    await set("conversations", 365);
    expect(await seen("conversations")).toMatchObject({ appliesFrom: expect.any(String), daysBefore: null });
  });

  it("is not applied by a worker whose clock is a year ahead, and waits a day by the database's clock", async () => {
    const id = await oldConversation(400);
    await oldKeys();
    await atServerTime(-365, async () => {
      await set("conversations", 90);
      await set("log_content", 180);
    });
    expect(await apply("conversations")).toBe(0);
    await atServerTime(365, async () => {
      for (const kind of ["conversations", "log_content"])
        await expect(apply(kind)).rejects.toThrow("clocks");
      await expect(applyPeriods.perform(stage.world.system, {})).rejects.toThrow("clocks");
    });
    expect(await isShown(id)).toBe(true);
    expect(await keys(stage.workspaceId)).toBe(1);
  });

  it("tells before what it would delete, and each change and each application is an event", async () => {
    await oldConversation(91);
    const preview = { due: 1, held: 0 };
    expect(await previewPeriod(stage.ann.at, { kind: "conversations", days: 90 })).toEqual(preview);
    await set("conversations", 90);
    await waitADay();
    await applyPeriods.perform(stage.world.system, {});
    await set("conversations", null);
    expect(await eventsOf("retention_period.set")).toEqual([
      { facts: { kind: "conversations", days: 90, days_before: "never" } },
      { facts: { kind: "conversations", days: "never", days_before: 90 } },
    ]);
    expect(await eventsOf("retention_period.applied")).toEqual([
      { facts: { kind: "conversations", days: 90, count: 1 } },
    ]);
  });
});

describe("conversations of a workspace", () => {
  it("stay for ever unless it sets a period", async () => {
    const id = await oldConversation(3_000);
    expect(await apply("conversations")).toBe(0);
    expect(await isShown(id)).toBe(true);
  });

  it("go when nothing was written in them for the period, each with its event, and newer ones stay", async () => {
    const [old, newer] = [await oldConversation(91), await converse(stage.bob)];
    await set("conversations", 90);
    await waitADay();
    expect(await apply("conversations")).toBe(1);
    expect([await isShown(old), await isShown(newer)]).toEqual([false, true]);
    expect(await eventsOf("conversation.expired")).toHaveLength(1);
  });

  it("stay when somebody wrote in them since", async () => {
    const id = await oldConversation(91);
    await stage.world.look(
      "update messages set created_at = now() where conversation_id = $1 and role = 'user'",
      [id],
    );
    await set("conversations", 90);
    await waitADay();
    expect(await apply("conversations")).toBe(0);
  });

  it("that a hold keeps are counted apart and stay, until it is released", async () => {
    await oldConversation(91);
    await set("conversations", 90);
    await waitADay();
    const { id } = await hold({ isWhole: true });
    expect(await seen("conversations")).toMatchObject({ due: 0, held: 1 });
    expect(await apply("conversations")).toBe(0);
    await releaseHold(stage.ann.at, { id });
    expect(await apply("conversations")).toBe(1);
  });
});

describe("finished tasks", () => {
  it("go after their period, each with its event; open ones stay", async () => {
    const [done, open] = [await oldTask("done", 91), await oldTask("open", 91)];
    await set("ended_tasks", 90);
    await waitADay();
    expect(await apply("ended_tasks")).toBe(1);
    const left = await stage.world.look("select id from tasks where id = any ($1)", [[done, open]]);
    expect(left).toEqual([{ id: open }]);
    expect(await eventsOf("task.expired")).toHaveLength(1);
  });

  it("of a held person stay", async () => {
    await oldTask("cancelled", 91);
    await hold(onPerson(stage.bob));
    await set("ended_tasks", 90);
    await waitADay();
    expect(await seen("ended_tasks")).toMatchObject({ due: 0, held: 1 });
    expect(await apply("ended_tasks")).toBe(0);
  });
});

describe("personal content of events", () => {
  it("is erased with the keys of quarters that are over for the period; newer keys stay", async () => {
    await oldKeys();
    await set("log_content", 180);
    await waitADay();
    expect(await seen("log_content")).toMatchObject({ due: 3, held: 0 });
    expect(await apply("log_content")).toBe(3);
    const { bob, workspaceId } = stage;
    expect(await keys(bob.actor.userId)).toBe(1);
    expect(await keys(workspaceId)).toBe(0);
    const old = await stage.world.look("select from data_keys where workspace_id = $1 and quarter < $2", [
      workspaceId,
      quarterOf(new Date()),
    ]);
    expect(old).toEqual([]);
  });

  it("of a held person stays, and so does the workspace's own; a hold on all keeps all", async () => {
    await oldKeys();
    await set("log_content", 180);
    await waitADay();
    const { id } = await hold({ isWhole: true });
    expect(await apply("log_content")).toBe(0);
    await releaseHold(stage.ann.at, { id });
    await hold(onPerson(stage.bob));
    expect(await seen("log_content")).toMatchObject({ due: 1, held: 2 });
    expect(await apply("log_content")).toBe(1);
    expect(await keys(stage.bob.actor.userId)).toBe(2);
    expect(await keys(stage.workspaceId)).toBe(1);
  });
});

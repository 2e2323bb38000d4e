import { beforeEach, describe, expect, it } from "vitest";
import { applyPeriod } from "#features/chat/server/periods/apply-periods.ts";
import { countDue } from "#features/chat/server/periods/due-conversation.repository.ts";
import { setPeriod } from "#features/chat/server/periods/set-period.ts";
import { releaseHold } from "#features/compliance/server/holds/release-hold.ts";
import { query } from "#platform/server/command.ts";
import { stageHolds } from "../testing/stage-holds.ts";

const { stage, converse, hold } = stageHolds();
let conversationId: string;
const apply = () => applyPeriod(stage.world.system, { workspaceId: stage.workspaceId });
const isShown = async (id = conversationId) =>
  (await stage.world.look("select from conversations where id = $1 and deleted_at is null", [id])).length > 0;
const ageBy = async (days: number) => {
  for (const [table, column] of [
    ["conversations", "id"],
    ["messages", "conversation_id"],
  ])
    await stage.world.look(
      `update ${table} set created_at = now() - make_interval(days => $2) where ${column} = $1`,
      [conversationId, days],
    );
};

beforeEach(async () => {
  conversationId = await converse(stage.bob);
});

describe("conversations of a workspace", () => {
  it("stay for ever unless it sets a period", async () => {
    await ageBy(3_000);
    expect(await apply()).toBe(0);
    expect(await isShown()).toBe(true);
  });

  it("go when nothing was written in them for the period, each with its event, and newer ones stay", async () => {
    await ageBy(91);
    const newer = await converse(stage.bob);
    await setPeriod(stage.ann.at, { days: 90 });
    expect(await apply()).toBe(1);
    expect([await isShown(), await isShown(newer)]).toEqual([false, true]);
    const events = await stage.world.look(
      "select from audit_events where act = 'conversation.expired' and workspace_id = $1",
      [stage.workspaceId],
    );
    expect(events).toHaveLength(1);
  });

  it("stay when somebody wrote in them since", async () => {
    await ageBy(91);
    await stage.world.look(
      `update messages set created_at = now() where conversation_id = $1 and role = 'user'`,
      [conversationId],
    );
    await setPeriod(stage.ann.at, { days: 90 });
    expect(await apply()).toBe(0);
  });

  it("that a hold keeps are counted apart and stay, until it is released", async () => {
    await ageBy(91);
    await setPeriod(stage.ann.at, { days: 90 });
    const { id } = await hold({ isWhole: true });
    const before = new Date(Date.now() - 90 * 86_400_000);
    const counted = await query(stage.world.system, ({ db }) => countDue(db, stage.workspaceId, before));
    expect(counted).toEqual({ due: 0, held: 1 });
    expect(await apply()).toBe(0);
    await releaseHold(stage.ann.at, { id });
    expect(await apply()).toBe(1);
  });

  it("are given a period by owners and admins alone", async () => {
    await expect(setPeriod(stage.bob.at, { days: 90 })).rejects.toMatchObject({ code: "auth.forbidden" });
  });
});

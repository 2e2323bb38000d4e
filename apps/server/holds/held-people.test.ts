import { describe, expect, it } from "vitest";
import { closeAccount } from "#features/auth/server/closing/close-account.ts";
import { deleteDueAccount } from "#features/auth/server/closing/delete-due-accounts.ts";
import { eraseUser } from "#features/auth/server/closing/erase-user.ts";
import { PlaceHold } from "#features/compliance/contract/index.ts";
import { placeHold } from "#features/compliance/server/holds/place-hold.ts";
import { releaseHold } from "#features/compliance/server/holds/release-hold.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { system } from "#platform/server/access/who.ts";
import { command } from "#platform/server/command.ts";
import { eraseDataKeys } from "#platform/server/erasure/erase-data-keys.ts";
import { eraseTables } from "#platform/server/erasure/erase-tables.ts";
import { worldService as service } from "../testing/command-world.ts";
import { type Colleague, stageHolds } from "../testing/stage-holds.ts";

const { stage, converse, hold, onPerson, remove, expire, exists } = stageHolds();
const hasAccount = ({ actor }: Colleague) => exists("auth.users", actor.userId);
const destroyKeys = command(
  "test.destroy_keys",
  defineAccess("test_keys", { destroy: [system] }).destroy,
  (ctx, id: string) => eraseDataKeys(ctx, id),
);

describe("an account of a person whom a hold keeps", () => {
  it.each([false, true])("is not deleted by a program (in name only: %s)", async (isSoft) => {
    const { id } = await hold(onPerson(stage.bob));
    await expect(remove(stage.bob, isSoft)).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("“Acme v. Widget” keeps this account"),
    });
    expect(await hasAccount(stage.bob)).toBe(true);
    await releaseHold(stage.ann.at, { id });
    await remove(stage.bob, isSoft);
  });

  it.each([
    [
      "a conversation of theirs",
      async () => ({ subjects: [{ kind: "conversation" as const, id: await converse(stage.bob) }] }),
    ],
    ["the workspace in which they are", async () => ({ isWhole: true })],
  ])("is kept by a hold on %s as well", async (_what, subjects) => {
    const { id } = await hold(await subjects());
    await expect(remove(stage.bob)).rejects.toMatchObject({ code: "conflict" });
    await expire(id);
    await remove(stage.bob);
    expect(await hasAccount(stage.bob)).toBe(false);
  });

  it("is not closed by its person, who does not learn the name of the matter", async () => {
    await hold(onPerson(stage.bob));
    const closing = closeAccount(stage.bob.ctx, { service, confirmation: stage.bob.email });
    await expect(closing).rejects.toMatchObject({
      code: "account.on_hold",
      message: expect.stringMatching(/^A legal hold keeps your account/),
    });
  });

  it("waits when its person closed it before, says so to the admins once, and goes when the hold is released", async () => {
    const { userId } = stage.bob.actor;
    await closeAccount(stage.bob.ctx, { service, confirmation: stage.bob.email });
    const { id } = await hold(onPerson(stage.bob));
    await stage.world.look("update auth.account_closures set due_at = now() where user_id = $1", [userId]);
    const due = () => deleteDueAccount(stage.world.system, { service, userId });
    for (let hour = 0; hour < 3; hour += 1) await due();
    expect(await hasAccount(stage.bob)).toBe(true);
    const told = await stage.world.look(
      "select from audit_events where act = 'account.deletion_held' and workspace_id = $1",
      [stage.workspaceId],
    );
    expect(told).toHaveLength(1);
    await releaseHold(stage.ann.at, { id });
    await due();
    expect(await hasAccount(stage.bob)).toBe(false);
  });

  it("keeps its rows and the keys of what the log sealed about it", async () => {
    const { userId } = stage.bob.actor;
    await stage.world.services.dataKeys.get(stage.workspaceId, userId, new Date());
    await hold(onPerson(stage.bob));
    const refusal = { code: "hold.standing" };
    await expect(eraseTables(stage.world.system, userId)).rejects.toMatchObject(refusal);
    await expect(destroyKeys(stage.world.system, userId)).rejects.toMatchObject(refusal);
    const keys = await stage.world.look("select from data_keys where subject_id = $1", [userId]);
    expect(keys.length).toBeGreaterThan(0);
  });

  it("is refused by the database whoever deletes it", async () => {
    await hold(onPerson(stage.bob));
    const { userId } = stage.bob.actor;
    for (const statement of [
      "delete from auth.users where id = $1",
      "update auth.users set deleted_at = now() where id = $1",
    ])
      await expect(stage.world.look(statement, [userId])).rejects.toThrow("keeps this account");
  });
});

describe("a hold in somebody's own personal workspace", () => {
  const onOneself = ({ actor, ctx }: Colleague, isWhole = false) =>
    placeHold(
      ctx,
      PlaceHold.parse({
        ...{ name: "Mine", reason: "To stay", isWhole },
        subjects: isWhole ? [] : [{ kind: "person", id: actor.userId }],
      }),
    );

  it.each([false, true])("does not keep their account from being erased (whole: %s)", async (isWhole) => {
    await onOneself(stage.bob, isWhole);
    await remove(stage.bob);
    expect(await hasAccount(stage.bob)).toBe(false);
  });

  it("does not keep them from closing it", async () => {
    await onOneself(stage.bob);
    const closure = await closeAccount(stage.bob.ctx, { service, confirmation: stage.bob.email });
    expect(closure.user_id).toBe(stage.bob.actor.userId);
  });

  it("keeps it as soon as somebody else works there, and so does a hold of a shared workspace", async () => {
    await onOneself(stage.bob);
    await stage.world.look(
      "insert into memberships (workspace_id, user_id, role) values ($1, $2, 'member')",
      [stage.bob.actor.userId, stage.ann.actor.userId],
    );
    await expect(remove(stage.bob)).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("what an account left that was deleted in name only", () => {
  it("can be held, and neither it nor what is left of the account is deleted then", async () => {
    const id = await converse(stage.bob);
    await remove(stage.bob, true);
    await hold({ subjects: [{ kind: "conversation", id }] });
    const { userId } = stage.bob.actor;
    const later = { userId, avatarId: null, isAgain: true, isNameOnly: true };
    await eraseUser.perform(stage.world.system, later);
    const deleted = (table: string, of: string) =>
      stage.world.look(`delete from ${table} where id = $1`, [of]);
    await expect(deleted("conversations", id)).rejects.toThrow("keeps this conversation");
    await expect(deleted("auth.users", userId)).rejects.toThrow("keeps this account");
  });
});

describe("a hold that comes while an account is being erased", () => {
  it("on the person is refused, because the account is gone", async () => {
    await remove(stage.bob);
    await expect(hold(onPerson(stage.bob))).rejects.toMatchObject({ code: "hold.subject_unknown" });
  });

  it("on the workspace leaves nobody half erased: the erasure ends", async () => {
    const conversationId = await converse(stage.bob);
    const { userId } = stage.bob.actor;
    await remove(stage.bob);
    await hold({ isWhole: true });
    await eraseUser.perform(stage.world.system, { userId, avatarId: null, isAgain: false });
    expect(await exists("conversations", conversationId)).toBe(false);
    expect(await stage.world.look("select from data_keys where subject_id = $1", [userId])).toEqual([]);
  });

  it("at the same moment either wins with everything kept, or is refused", async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const [placed, removed] = await Promise.allSettled([hold(onPerson(stage.bob)), remove(stage.bob)]);
      expect([placed.status, removed.status].toSorted()).toEqual(["fulfilled", "rejected"]);
      expect(await hasAccount(stage.bob)).toBe(placed.status === "fulfilled");
      if (placed.status === "rejected")
        return expect(placed.reason).toMatchObject({ code: "hold.subject_unknown" });
      await releaseHold(stage.ann.at, { id: placed.value.id });
    }
  });
});

import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { deleteConversation } from "#features/chat/server/delete-conversation.ts";
import { eraseConversations } from "#features/chat/server/erase-conversations.ts";
import { releaseHold } from "#features/compliance/server/holds/release-hold.ts";
import { stageHolds } from "../testing/stage-holds.ts";

const { stage, join, converse, hold, onPerson, expire, exists } = stageHolds();
let conversationId: string;
const onIt = () => ({ subjects: [{ kind: "conversation" as const, id: conversationId }] });
const remove = () => deleteConversation(stage.bob.at, { id: conversationId });
const erase = () => eraseConversations(stage.world.system, new Date(Date.now() + 60_000));

beforeEach(async () => {
  conversationId = await converse(stage.bob);
});

describe("a conversation that a hold keeps", () => {
  it.each([
    ["itself", onIt],
    ["its owner", () => onPerson(stage.bob)],
    ["the whole workspace", () => ({ isWhole: true })],
  ])(
    "by %s is not deleted, and the refusal tells its member whom to ask, but not the matter",
    async (_what, subjects) => {
      await hold(subjects());
      const message = `A legal hold keeps this conversation, so it cannot be deleted. Ask ${stage.ann.email}, who placed it.`;
      await expect(remove()).rejects.toMatchObject({ code: "hold.standing", status: 409, message });
    },
  );

  it("is refused to who placed the hold with where it is released, and not with their own name", async () => {
    const { ann } = stage;
    const own = await converse(ann);
    await hold({ subjects: [{ kind: "conversation", id: own }] });
    const message = expect.stringMatching(
      /^The hold “.+” keeps this conversation, so it cannot be deleted\. You placed it: it is released under Compliance, Holds and retention\.$/,
    );
    await expect(deleteConversation(ann.at, { id: own })).rejects.toMatchObject({ message });
  });

  it.each([
    ["is a member now", "role = 'member'"],
    ["is suspended", "role = 'admin', suspended_at = now()"],
  ])("asks for an admin where who placed it %s: they cannot release it", async (_what, change) => {
    const { ann, bob, world, workspaceId } = stage;
    const own = await converse(ann);
    await hold({ isWhole: true });
    await join("owner");
    await world.look(`update memberships set ${change} where workspace_id = $1 and user_id = $2`, [
      workspaceId,
      ann.actor.userId,
    ]);
    const message = expect.stringMatching(/ keeps this conversation.*\. Ask an admin of the workspace\.$/);
    await expect(deleteConversation(ann.at, { id: own })).rejects.toMatchObject({ message });
    await expect(deleteConversation(bob.at, { id: conversationId })).rejects.toMatchObject({ message });
  });

  it.each(["created it", "wrote a version of it"])(
    "by somebody who %s, an artifact of it, is not deleted, also not by the database",
    async (what) => {
      const { bob, world, workspaceId } = stage;
      const carol = await join("member");
      const id = randomUUID();
      const maker = what === "created it" ? carol : bob;
      await world.look(
        `insert into artifacts (workspace_id, id, user_id, conversation_id, created_by, kind, title)
         values ($1, $2, $3, $4, $5, 'document', 'Offer')`,
        [workspaceId, id, bob.actor.userId, conversationId, maker.actor.userId],
      );
      if (maker === bob) {
        await world.look(
          `insert into artifact_versions (workspace_id, id, artifact_id, number, content, author_id)
           values ($1, $2, $3, 1, 'Words of Carol', $4)`,
          [workspaceId, randomUUID(), id, carol.actor.userId],
        );
      }
      const { id: holdId } = await hold(onPerson(carol));
      await expect(remove()).rejects.toMatchObject({ code: "hold.standing", status: 409 });
      const deleted = world.look("delete from conversations where id = $1", [conversationId]);
      await expect(deleted).rejects.toThrow("keeps this conversation");
      await releaseHold(stage.ann.at, { id: holdId });
      await remove();
    },
  );

  it("is deleted after the release", async () => {
    const { id } = await hold(onIt());
    await releaseHold(stage.ann.at, { id });
    await remove();
    await erase();
    expect(await exists("conversations", conversationId)).toBe(false);
  });

  it("is deleted after the end of the hold", async () => {
    await expire((await hold(onIt())).id);
    await remove();
    await erase();
    expect(await exists("conversations", conversationId)).toBe(false);
  });

  it("and that was deleted a moment before outlives the time to undo it", async () => {
    await remove();
    const { id } = await hold(onIt());
    await erase();
    expect(await exists("conversations", conversationId)).toBe(true);
    await releaseHold(stage.ann.at, { id });
    await erase();
    expect(await exists("conversations", conversationId)).toBe(false);
  });

  it("is refused by the database whoever deletes it", async () => {
    await hold(onIt());
    const deleted = stage.world.look("delete from conversations where id = $1", [conversationId]);
    await expect(deleted).rejects.toThrow("keeps this conversation");
  });

  it("when it was made in the period of the hold, and not before or after", async () => {
    const day = 86_400_000;
    const at = (days: number) => new Date(Date.now() + days * day).toISOString();
    await hold({ isWhole: true, madeFrom: at(-9), madeUntil: at(-2) });
    await hold({ isWhole: true, madeFrom: at(2) });
    await remove();
    const another = await converse(stage.bob);
    await hold({ isWhole: true, madeFrom: at(-1), madeUntil: at(1) });
    await expect(deleteConversation(stage.bob.at, { id: another })).rejects.toMatchObject({
      code: "hold.standing",
    });
  });
});

it("a hold on somebody keeps nothing of anybody else", async () => {
  await hold(onPerson(await join("member")));
  await remove();
});

it("a hold that is placed while a conversation is being deleted waits for it, and holds what is left of it", async () => {
  const [deleted, placed] = await Promise.allSettled([remove(), hold(onIt())]);
  expect(placed.status).toBe("fulfilled");
  await erase();
  expect(await exists("conversations", conversationId)).toBe(true);
  if (deleted.status === "rejected") expect(deleted.reason).toMatchObject({ code: "hold.standing" });
});

import { describe, expect, it } from "vitest";
import { deleteAgent } from "#features/agents/server/change-agent.ts";
import { storeAgent } from "#features/agents/server/create-agent.ts";
import { contentOfTemplate } from "#features/agents/server/templates/content-of-template.ts";
import { writtenByProduct } from "#features/agents/server/versions/text-author.ts";
import { PlaceHold } from "#features/compliance/contract/index.ts";
import { changeHold } from "#features/compliance/server/holds/change-hold.ts";
import { findConversations } from "#features/compliance/server/holds/find-conversations.ts";
import { holdAccess } from "#features/compliance/server/holds/hold.access.ts";
import { listHoldRows } from "#features/compliance/server/holds/listed-hold.repository.ts";
import { placeHold } from "#features/compliance/server/holds/place-hold.ts";
import { releaseHold } from "#features/compliance/server/holds/release-hold.ts";
import { deleteFile } from "#features/files/server/delete-file.ts";
import { storeFile } from "#features/files/server/store-file.ts";
import { deleteUnsentFiles } from "#features/files/server/tidy-files.ts";
import { uploadFile } from "#features/files/server/upload-file.ts";
import { deleteDraft } from "#features/mail/server/delete-draft.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { deleteOldOf } from "#platform/server/retention/testing.ts";
import { stageHolds } from "../testing/stage-holds.ts";

const { stage, join, converse, hold, onPerson, expire, exists } = stageHolds();
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
const list = (ctx: Ctx) =>
  query(ctx, holdAccess.read, ({ db }) => listHoldRows(db, userOf(ctx).workspaceId, 10));
const idOf = ({ actor }: typeof stage.bob) => actor.userId;
/** Of whom each event says that their conversations were found. */
async function foundOwners(): Promise<string[][]> {
  const rows = await stage.world.look<{ ids: string[] }>(
    `select array(select found ->> 'id' from jsonb_array_elements(convert_from(envelope, 'UTF8')::jsonb -> 'tgt') found) as ids
     from audit_events where act = 'hold.conversations_found' and workspace_id = $1 and actor_id = $2 order by number`,
    [stage.workspaceId, idOf(stage.ann)],
  );
  return rows.map(({ ids }) => ids);
}
const heldAgent = async () => {
  const content = contentOfTemplate("researcher", "en");
  return storeAgent(stage.bob.at, { content, from: "nothing", author: writtenByProduct });
};

describe("an agent that a hold keeps", () => {
  it("is not deleted until the release", async () => {
    const { id } = await heldAgent();
    const placed = await hold({ subjects: [{ kind: "agent", id }] });
    await expect(deleteAgent(stage.bob.at, { id })).rejects.toMatchObject({
      code: "hold.standing",
      message: expect.stringContaining("keeps this agent"),
    });
    await releaseHold(stage.ann.at, placed);
    await deleteAgent(stage.bob.at, { id });
    expect(await exists("agents", id)).toBe(false);
  });
});

describe("a file that a hold keeps", () => {
  it("is deleted neither by its person nor by age, until the end of the hold", async () => {
    const id = newId();
    const hash = id.replaceAll("-", "").repeat(2);
    await uploadFile(stage.bob.at, { id, name: "a.txt", sizeBytes: 1, hash, personLimitBytes: 10 });
    await storeFile(stage.bob.at, { id, isPicture: false, hash, sizeBytes: 1 });
    const placed = await hold(onPerson(stage.bob));
    await expect(deleteFile(stage.bob.at, { id })).rejects.toMatchObject({ code: "hold.standing" });
    const inAWeek = new Date(Date.now() + 8 * 86_400_000);
    await deleteUnsentFiles(stage.world.system, inAWeek);
    expect(await exists("files", id)).toBe(true);
    await expire(placed.id);
    await deleteUnsentFiles(stage.world.system, inAWeek);
    expect(await exists("files", id)).toBe(false);
  });
});

describe("retention", () => {
  it("leaves rows of a held person, takes those of others, and takes both after the release", async () => {
    const session = async ({ actor }: typeof stage.bob) => {
      const id = newId();
      await stage.world.look(
        `insert into browser_sessions (workspace_id, run_id, user_id, node_id, ended_at)
         values ($1, $2, $3, 'x', now() - interval '2 years')`,
        [stage.workspaceId, id, actor.userId],
      );
      return id;
    };
    const [held, other] = [await session(stage.bob), await session(stage.ann)];
    const { id } = await hold(onPerson(stage.bob));
    await deleteOldOf(stage.world, "browser_sessions");
    const left = async () => {
      const rows = await stage.world.look<{ id: string }>("select run_id as id from browser_sessions");
      return [held, other].map((session) => rows.some((row) => row.id === session));
    };
    expect(await left()).toEqual([true, false]);
    await releaseHold(stage.ann.at, { id });
    await deleteOldOf(stage.world, "browser_sessions");
    expect(await left()).toEqual([false, false]);
  });
});

describe("a draft of a held person", () => {
  it("is not deleted by them", async () => {
    const id = newId();
    await stage.world.look(
      `insert into mail_drafts (workspace_id, id, user_id, to_addresses, cc_addresses, bcc_addresses, subject, body,
         integrity, readers) values ($1, $2, $3, '{}', '{}', '{}', 'Offer', 'Dear', 'user', '{}')`,
      [stage.workspaceId, id, stage.bob.actor.userId],
    );
    await hold(onPerson(stage.bob));
    const message = expect.stringContaining("keeps this draft");
    await expect(deleteDraft(stage.bob.at, { id })).rejects.toMatchObject({ code: "hold.standing", message });
  });
});

describe("holds", () => {
  it("are neither placed, seen, changed nor released by a member", async () => {
    const { id } = await hold({ isWhole: true });
    const forbidden = { code: "auth.forbidden" };
    const wanted = PlaceHold.parse({ name: "Mine", reason: "None", isWhole: true });
    await expect(placeHold(stage.bob.at, wanted)).rejects.toMatchObject(forbidden);
    await expect(list(stage.bob.at)).rejects.toMatchObject(forbidden);
    await expect(changeHold(stage.bob.at, { id, endsAt: null })).rejects.toMatchObject(forbidden);
    await expect(releaseHold(stage.bob.at, { id })).rejects.toMatchObject(forbidden);
  });

  it("of one workspace do not exist for the owner of another", async () => {
    const { id } = await hold({ isWhole: true });
    const missing = { code: "hold.not_found" };
    expect(await list(stage.bob.ctx)).toEqual([]);
    await expect(releaseHold(stage.bob.ctx, { id })).rejects.toMatchObject(missing);
    await expect(changeHold(stage.bob.ctx, { id, endsAt: null })).rejects.toMatchObject(missing);
  });

  it("are placed on conversations found by owner, or by a title that the admin may read", async () => {
    const [own, other] = [await converse(stage.ann), await converse(stage.bob)];
    const retitle = (id: string, title: string) =>
      stage.world.look("update conversations set title = $2 where id = $1", [id, title]);
    await retitle(own, "Price list of May");
    await retitle(other, "Price of silence");
    const found = async (q: string) =>
      (await findConversations(stage.ann.at, q)).map(({ id, title }) => ({ id, title }));
    expect(await found("price")).toEqual([{ id: own, title: "Price list of May" }]);
    expect(await found(stage.bob.email)).toEqual([{ id: other, title: null }]);
    expect(await found("")).toHaveLength(2);
    await expect(findConversations(stage.bob.at, "")).rejects.toMatchObject({ code: "auth.forbidden" });
  });

  it("leave an event of whose conversations were found for them, once in ten minutes for each person", async () => {
    const carol = await join("member");
    for (const person of [stage.ann, stage.bob]) await converse(person);
    await findConversations(stage.ann.at, stage.ann.email);
    expect(await foundOwners()).toEqual([]);
    for (let letter = 0; letter < 3; letter += 1) await findConversations(stage.ann.at, stage.bob.email);
    expect(await foundOwners()).toEqual([[stage.bob.actor.userId]]);
    await converse(carol);
    await findConversations(stage.ann.at, "");
    expect(await foundOwners()).toEqual([[stage.bob.actor.userId], [carol.actor.userId]]);
    const { services } = stage.world;
    const present = services.now;
    services.now = () => new Date(Date.now() + 11 * 60_000);
    await findConversations(stage.ann.at, "").finally(() => {
      services.now = present;
    });
    expect((await foundOwners()).at(-1)?.sort()).toEqual([stage.bob, carol].map(idOf).sort());
  });

  it("name only what is in the workspace", async () => {
    const stranger = await stage.world.newPerson();
    const onBob = { kind: "person", id: idOf(stage.bob) } as const;
    const { id: foreign } = await storeAgent(stranger.ctx, {
      ...{ content: contentOfTemplate("researcher", "en"), from: "nothing", author: writtenByProduct },
    });
    for (const subject of [
      { kind: "person", id: stranger.actor.userId },
      { kind: "agent", id: foreign },
      { kind: "conversation", id: newId() },
    ] as const)
      await expect(hold({ subjects: [onBob, subject] })).rejects.toMatchObject({
        code: "hold.subject_unknown",
        message: expect.stringContaining(`The ${subject.kind} ${subject.id} is not in this workspace`),
        details: { unknown: [subject] },
      });
  });

  it("that are over are neither changed nor released again", async () => {
    const released = await hold({ isWhole: true });
    await releaseHold(stage.ann.at, released);
    const ended = await hold({ isWhole: true });
    await expire(ended.id);
    for (const { id } of [released, ended]) {
      await expect(changeHold(stage.ann.at, { id, endsAt: null })).rejects.toMatchObject({
        code: "hold.over",
      });
      await expect(releaseHold(stage.ann.at, { id })).rejects.toMatchObject({ code: "hold.over" });
    }
  });

  it("end in the future", async () => {
    const endsAt = new Date(Date.now() - 1_000).toISOString();
    await expect(hold({ isWhole: true, endsAt })).rejects.toMatchObject({ code: "hold.ends_in_past" });
    const { id } = await hold({ isWhole: true, endsAt: tomorrow() });
    await expect(changeHold(stage.ann.at, { id, endsAt })).rejects.toMatchObject({
      code: "hold.ends_in_past",
    });
  });

  it("are listed with whom they keep, and who waits for them", async () => {
    await converse(stage.bob);
    await hold(onPerson(stage.bob));
    const { userId } = stage.bob.actor;
    await stage.world.look(
      "insert into auth.account_closures (user_id, requested_at, due_at) values ($1, now(), now())",
      [userId],
    );
    const [row] = await list(stage.ann.at);
    expect(row?.subjects).toEqual([{ kind: "person", id: userId, owner: stage.bob.email }]);
    expect(row?.waiting).toMatchObject([{ id: userId, name: stage.bob.email }]);
    await stage.world.look("delete from auth.account_closures where user_id = $1", [userId]);
  });
});

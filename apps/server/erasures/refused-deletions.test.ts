import { expect, it } from "vitest";
import { closeAccount } from "#features/auth/server/closing/close-account.ts";
import { deleteConversation } from "#features/chat/server/delete-conversation.ts";
import { releaseHold } from "#features/compliance/server/holds/release-hold.ts";
import { createCtx } from "#platform/server/create-ctx.ts";
import { noteRefusedDeletion } from "#platform/server/holds/note-refused-deletion.ts";
import { worldService as service } from "../testing/command-world.ts";
import { stageHolds } from "../testing/stage-holds.ts";

const { stage, converse, hold, onPerson, remove, exists } = stageHolds();

const refusals = () =>
  stage.world.look<{ actor: { t: string; id: string }; tgt: { t: string; id: string }[]; out: string }>(
    `select e -> 'actor' as actor, e -> 'tgt' as tgt, e ->> 'out' as out from audit_events
     cross join lateral (select convert_from(envelope, 'UTF8')::jsonb as e) said where act = 'hold.refused_deletion' and workspace_id = $1 order by number`,
    [stage.workspaceId],
  );

it("leaves an event of who tried, although nothing else of the command stays", async () => {
  const id = await converse(stage.bob);
  await hold(onPerson(stage.bob));
  await expect(deleteConversation(stage.bob.at, { id })).rejects.toMatchObject({ code: "hold.standing" });
  expect(await exists("conversations", id)).toBe(true);
  expect(await refusals()).toEqual([
    { actor: { t: "user", id: stage.bob.actor.userId }, tgt: [{ t: "conversation", id }], out: "denied" },
  ]);
});

it("once an hour for each thing", async () => {
  const [first, second] = [await converse(stage.bob), await converse(stage.bob)];
  const { id: holdId } = await hold(onPerson(stage.bob));
  const attempt = (id: string) => deleteConversation(stage.bob.at, { id }).catch(() => undefined);
  await Promise.all([attempt(first), attempt(first), attempt(second)]);
  await attempt(first);
  expect(await refusals()).toHaveLength(2);
  const later = { ...stage.world.services, now: () => new Date(Date.now() + 61 * 60_000) };
  const what = { kind: "conversation", workspaceId: stage.workspaceId, id: first } as const;
  await noteRefusedDeletion(createCtx(later, stage.bob.at.actor), what);
  expect(await refusals()).toHaveLength(3);
  await releaseHold(stage.ann.at, { id: holdId });
  await deleteConversation(stage.bob.at, { id: first });
  expect(await refusals()).toHaveLength(3);
});

it("tells of accounts in the log of each workspace that holds them, whoever tries", async () => {
  await hold(onPerson(stage.bob));
  const { userId } = stage.bob.actor;
  await expect(remove(stage.bob)).rejects.toMatchObject({ code: "conflict" });
  const [refused, ...more] = await refusals();
  expect(more).toEqual([]);
  expect(refused).toMatchObject({ actor: { t: "system" }, tgt: [{ t: "user", id: userId }] });
});

it("tells of a held person who closes their account", async () => {
  await hold(onPerson(stage.bob));
  const closing = closeAccount(stage.bob.ctx, { service, confirmation: stage.bob.email });
  await expect(closing).rejects.toMatchObject({ code: "account.on_hold" });
  expect(await refusals()).toMatchObject([{ actor: { t: "user", id: stage.bob.actor.userId } }]);
});

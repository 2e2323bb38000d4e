import { editor, type ObjectNoun, ownerOnly, viewer } from "#platform/server/access/access-rule.ts";
import { defineObjectAccess } from "#platform/server/access/define-access.ts";
import { account, agent, guest, person } from "#platform/server/access/who.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { artifactErrors } from "../contract/index.ts";
import { type ArtifactRow, findArtifact, lockArtifact } from "./artifact.repository.ts";
import { findConversationOf, findSharedRelation } from "./conversation.repository.ts";

/** An artifact, or the conversation in which one is created. */
export interface Placed {
  id: string;
  /** The owner of the conversation. */
  user_id: string;
  conversation_id: string;
  artifact: ArtifactRow | undefined;
}

const artifactNoun: ObjectNoun<Placed> = {
  noun: "artifact",
  find: (ctx, id) => findShown(ctx, { id }),
  ownerOf: ({ user_id }) => user_id,
  idOf: ({ id }) => id,
  missing: () => fail(artifactErrors, "artifact.not_found"),
  relationOf: ({ db }, { artifact, conversation_id: conversationId }) =>
    findSharedRelation(db, { id: artifact?.id, conversationId }),
};

/** Who may do what: readers of the conversation read, its editors write, and so may those it is shared with by itself. */
export const artifactAccess = defineObjectAccess(artifactNoun, {
  list: [account],
  read: viewer(account, agent),
  create: editor(person, guest, agent),
  save: editor(person, guest, agent),
  change: editor(person, guest),
  restore_version: editor(person, guest, agent),
  /** Its owner or who made it: the command decides. */
  delete: editor(person, guest, agent),
  restore: editor(person, guest),
  share: ownerOnly(person),
  see_access: viewer(account),
});

/** The conversation in which somebody wants to create an artifact. */
export async function findToCreate(
  { db }: Ctx,
  { conversationId }: { conversationId: string },
): Promise<Placed | undefined> {
  const found = await findConversationOf(db, conversationId);
  return found && { ...found, conversation_id: found.id, artifact: undefined };
}

/** One that is not deleted. */
export async function findShown({ db }: Ctx, { id }: { id: string }): Promise<Placed | undefined> {
  const row = await findArtifact(db, id);
  return row && !row.deleted_at ? placed(row) : undefined;
}

/** Locked. One that the caller may only read is returned unlocked, and the rule then refuses the command. */
export async function lockShown(ctx: Ctx, { id }: { id: string }): Promise<Placed | undefined> {
  const found = await lockAny(ctx, { id });
  return found?.artifact?.deleted_at ? undefined : found;
}

/** Like `lockShown`, with deleted ones. */
export async function lockAny({ db }: Ctx, { id }: { id: string }): Promise<Placed | undefined> {
  const row = (await lockArtifact(db, id)) ?? (await findArtifact(db, id));
  return row && placed(row);
}

export function artifactOf({ artifact }: Placed): ArtifactRow {
  return artifact ?? fail(artifactErrors, "artifact.not_found");
}

function placed(artifact: ArtifactRow): Placed {
  const { id, user_id, conversation_id } = artifact;
  return { id, user_id, conversation_id, artifact };
}

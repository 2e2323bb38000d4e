import { notifyPeople } from "#features/notifications/server/index.ts";
import type { ObjectRef } from "#platform/server/access/grant.repository.ts";
import type { GrantedRelation } from "#platform/server/access/relation.ts";
import { shareObject } from "#platform/server/access/share-object.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { type ShareSubject, shareErrors } from "../../contract/index.ts";
import { type FoundShareable, findShareable } from "../find-shareable.ts";
import { mostGrants } from "../most-grants.ts";
import { requireNoObstacle } from "../obstacle.ts";
import { endRequest } from "../requests/access-request.repository.ts";
import { shareAccess } from "../share.access.ts";
import { grantSubjectOf } from "./grant.presenter.ts";
import { countOtherGrants, listTeamPeople } from "./grant-list.repository.ts";

export interface ShareWith {
  object: ObjectRef;
  subject: ShareSubject;
  relation: GrantedRelation;
  expiresAt: Date | null;
}

const mostToldOfTeam = 500;

/**
 * Shares something, or changes what somebody has of it, and tells them. Throws `not_entitled`,
 * `share.address_unproved`, `share.relation_not_offered` and others.
 */
export const shareWith = command("share.grant", shareAccess.grant, async (ctx, input: ShareWith) => {
  const found = await giveShare(ctx, input);
  await tellOfShare(ctx, input, found);
});

/** Stores the share without telling anybody. A request of that person is answered by it. */
export async function giveShare(
  ctx: Ctx,
  { object, subject, relation, expiresAt }: ShareWith,
): Promise<FoundShareable> {
  const found = await findShareable(ctx, object, "share");
  const { workspaceId, userId } = userOf(ctx);
  if (!found.shareable.relations.includes(relation)) fail(shareErrors, "share.relation_not_offered");
  if (expiresAt && expiresAt <= ctx.now()) fail(shareErrors, "share.end_passed");
  if (subject.type === "user" && subject.userId === found.object.ownerId)
    fail(shareErrors, "share.with_owner");
  await requireNoObstacle(ctx);
  const others = await countOtherGrants(ctx.db, { workspaceId, ...object, subject: grantSubjectOf(subject) });
  if (others >= mostGrants) fail(shareErrors, "share.too_many");
  await shareObject(ctx, {
    ...{ object, subject: grantSubjectOf(subject), relation },
    ...(expiresAt && { expiresAt }),
  });
  if (subject.type === "user") {
    const answer = { decidedBy: userId, isGranted: true, at: ctx.now() };
    await endRequest(ctx.db, { workspaceId, ...object, userId: subject.userId, ...answer });
  }
  return found;
}

/** A share with everybody tells nobody by name: it is in their lists. */
async function tellOfShare(
  ctx: Ctx,
  { object, subject, relation }: ShareWith,
  { shareable, object: { name } }: FoundShareable,
): Promise<void> {
  if (subject.type === "workspace") return;
  const { workspaceId } = userOf(ctx);
  const userIds =
    subject.type === "user"
      ? [subject.userId]
      : await listTeamPeople(ctx.db, { workspaceId, teamId: subject.teamId, limit: mostToldOfTeam });
  await notifyPeople(ctx, {
    ...{ kind: "share", workspaceId, userIds, object, path: shareable.pathOf(object.id) },
    facts: { title: name, relation },
  });
}

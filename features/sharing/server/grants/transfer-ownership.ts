import { notifyPeople } from "#features/notifications/server/index.ts";
import { isWorking } from "#platform/contract/role-rules.ts";
import { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import { type ObjectRef, storeGrant } from "#platform/server/access/grant.repository.ts";
import { grantErrors } from "#platform/server/access/grant-errors.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { shareErrors } from "../../contract/index.ts";
import { findShareable } from "../find-shareable.ts";
import { requireNoObstacle } from "../obstacle.ts";
import { shareAccess } from "../share.access.ts";
import { findMember } from "./effective-access.repository.ts";
import { deleteGrantOfPerson } from "./grant-of-person.repository.ts";

type GiveAway = ObjectRef & {
  userId: string;
  /** The command that calls this one tells the new owner more. */
  isToldElsewhere?: boolean;
};

/** Gives something to another member, who owns it from now on. Its owner until then stays an editor. */
export const transferOwnership = command(
  "share.transfer",
  shareAccess.transfer,
  async (ctx, { userId: newOwnerId, isToldElsewhere, ...object }: GiveAway): Promise<void> => {
    const { shareable, object: described } = await findShareable(ctx, object, "share");
    const { workspaceId, userId } = userOf(ctx);
    if (!shareable.transfer) fail(grantErrors, "grant.not_shareable");
    if (described.ownerId !== userId) fail(platformErrors, "auth.forbidden");
    if (newOwnerId === userId) fail(shareErrors, "share.owner_already");
    await requireNoObstacle(ctx);
    const newOwner = await findMember(ctx.db, { workspaceId, userId: newOwnerId });
    if (!newOwner?.mayAct || !isWorking(WorkspaceRole.parse(newOwner.role)))
      fail(shareErrors, "share.owner_unfit");

    const given = { workspaceId, id: object.id, fromId: userId, toId: newOwnerId };
    if (!(await shareable.transfer(ctx, given))) fail(platformErrors, "auth.forbidden");
    await deleteGrantOfPerson(ctx.db, { workspaceId, object, userId: newOwnerId });
    const grant = { id: newId(), object, subject: { userId }, relation: "editor" as const, expiresAt: null };
    await storeGrant(ctx.db, grant);

    await ctx.audit({
      act: "ownership.transferred",
      target: [
        { type: object.noun, id: object.id },
        { type: "user", id: newOwnerId },
      ],
    });
    const data = { noun: object.noun, id: object.id };
    await ctx.emit({ name: "share.changed", workspaceId, userId: newOwnerId, data });
    if (isToldElsewhere) return;
    await notifyPeople(ctx, {
      ...{ kind: "share", workspaceId, userIds: [newOwnerId], object, path: shareable.pathOf(object.id) },
      facts: { title: described.name, relation: "owner" },
    });
  },
);

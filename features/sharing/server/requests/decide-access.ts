import { notifyPeople } from "#features/notifications/server/index.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { AppError, fail } from "#platform/server/errors.ts";
import { type DecideAccess, shareErrors } from "../../contract/index.ts";
import { findShareable } from "../find-shareable.ts";
import { giveShare } from "../grants/share-with.ts";
import { accessRequestAccess } from "../share.access.ts";
import { endRequest, lockRequest } from "./access-request.repository.ts";

/**
 * Grants or declines a request. The person who asked is told; of what is declined they learn no name. Throws
 * `access_request.not_found`, also for people who may not share the object.
 */
export const decideAccess = command(
  "access_request.decide",
  accessRequestAccess.decide,
  async (ctx, { requestId, ...decision }: DecideAccess & { requestId: string }): Promise<void> => {
    const { workspaceId, userId } = userOf(ctx);
    const request = await lockRequest(ctx.db, { workspaceId, id: requestId, at: ctx.now() });
    if (!request) fail(shareErrors, "access_request.not_found");
    const object = { noun: request.object_type, id: request.object_id };
    const found = await findShareable(ctx, object, "share").catch(asIfNotThere);
    const isGranted = decision.decision === "grant";
    if (decision.decision === "grant") {
      const { relation, expiresAt } = decision;
      const subject = { type: "user" as const, userId: request.user_id };
      await giveShare(ctx, { object, subject, relation, expiresAt: expiresAt ? new Date(expiresAt) : null });
    } else {
      const answer = { decidedBy: userId, isGranted, at: ctx.now() };
      await endRequest(ctx.db, { workspaceId, ...object, userId: request.user_id, ...answer });
    }
    await ctx.audit({
      act: isGranted ? "access_request.granted" : "access_request.declined",
      target: [
        { type: object.noun, id: object.id },
        { type: "user", id: request.user_id },
      ],
    });
    await notifyPeople(ctx, {
      ...{ kind: "access_decided", workspaceId, userIds: [request.user_id], object },
      path: found.shareable.pathOf(object.id),
      facts: { title: isGranted ? found.object.name : "", isGranted },
    });
  },
);

/** Whoever may not decide does not learn that somebody asks. */
function asIfNotThere(error: unknown): never {
  if (error instanceof AppError && error.status < 500) fail(shareErrors, "access_request.not_found");
  throw error;
}

import { notifyPeople } from "#features/notifications/server/index.ts";
import type { ObjectRef } from "#platform/server/access/grant.repository.ts";
import { reaches } from "#platform/server/access/relation.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { type RateLimit, requireToken } from "#platform/server/rate-limit/take-token.ts";
import type { AskAccess } from "../../contract/index.ts";
import { describeObjects } from "../described-object.repository.ts";
import { findMember, listWays } from "../grants/effective-access.repository.ts";
import { accessRequestAccess } from "../share.access.ts";
import { shareableOf } from "../shareable.ts";
import { insertRequest } from "./access-request.repository.ts";

/** 20 a day for one person, whatever they ask for. */
const limit: RateLimit = { name: "access_request.ask", burst: 20, perMinute: 20 / 1440 };

type Asked = ObjectRef & AskAccess;

/** Asks for access. Nothing tells the caller whether what they ask for exists. Throws `rate.limited`. */
export async function askForAccess(ctx: Ctx, asked: Asked): Promise<void> {
  await requireToken(ctx, limit, userOf(ctx).userId);
  await askAccess(ctx, asked);
}

/** Stores the request and tells the owner, unless there is nothing to ask for. */
export const askAccess = command(
  "access_request.ask",
  accessRequestAccess.ask,
  async (ctx, { relation, note, ...object }: Asked): Promise<void> => {
    const shareable = shareableOf(object.noun);
    if (!shareable?.relations.includes(relation)) return;
    const { workspaceId, userId } = userOf(ctx);
    const [described] = await describeObjects(ctx.db, shareable, { workspaceId, ids: [object.id] });
    if (!described || described.ownerId === userId) return;
    const owner = await findMember(ctx.db, { workspaceId, userId: described.ownerId });
    if (!owner?.mayAct) return;
    const [way] = await listWays(ctx.db, { workspaceId, noun: object.noun, ids: [object.id], userId });
    if (reaches(way?.relation, relation)) return;

    const id = newId();
    const isNew = await insertRequest(ctx.db, {
      ...{ id, workspaceId, userId, object: { noun: object.noun, id: object.id }, relation, note },
      at: ctx.now(),
    });
    if (!isNew) return;
    await ctx.audit({
      act: "access_request.asked",
      target: [{ type: object.noun, id: object.id }],
      facts: { relation },
    });
    await notifyPeople(ctx, {
      ...{ kind: "access_requested", workspaceId, userIds: [described.ownerId] },
      ...{ object: { noun: object.noun, id: object.id }, path: shareable.sharePathOf(object.id) },
      facts: { title: described.name, ...(note && { note }) },
    });
  },
);

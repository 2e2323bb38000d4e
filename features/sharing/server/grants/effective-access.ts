import type { ObjectRef } from "#platform/server/access/grant.repository.ts";
import { grantErrors } from "#platform/server/access/grant-errors.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import type { EffectiveAccess, ShareWay } from "../../contract/index.ts";
import { findShareable } from "../find-shareable.ts";
import { shareAccess } from "../share.access.ts";
import { findMember, listWays, type WayRow } from "./effective-access.repository.ts";

/** What a person of the workspace may do with something, and why. Guests ask about themselves alone. */
export function getEffectiveAccess(
  ctx: Ctx,
  { noun, id, userId }: ObjectRef & { userId: string },
): Promise<EffectiveAccess> {
  return query(ctx, shareAccess.list, async (inner) => {
    const { object } = await findShareable(inner, { noun, id }, "see_access");
    const caller = userOf(inner);
    const { workspaceId } = caller;
    const isHidden = caller.role === "guest" && userId !== caller.userId;
    const person = isHidden ? undefined : await findMember(inner.db, { workspaceId, userId });
    if (!person) fail(grantErrors, "grant.subject_not_found");
    const rows = await listWays(inner.db, { workspaceId, noun, ids: [id], userId });
    const ways = [...(object.ownerId === userId && person.mayAct ? [asOwner] : []), ...rows.map(presentWay)];
    return {
      person: { id: person.id, name: person.name },
      relation: ways[0]?.relation ?? null,
      ways,
    };
  });
}

const asOwner: ShareWay = { type: "owner", name: "", relation: "owner", expiresAt: null };

export function presentWay({ type, name, relation, expires_at }: WayRow): ShareWay {
  return { type, name, relation, expiresAt: expires_at && new Date(expires_at).toISOString() };
}

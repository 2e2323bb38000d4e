import { command } from "../command.ts";
import { userOf } from "../context.ts";
import { fail, platformErrors } from "../errors.ts";
import { newId } from "../ids.ts";
import { auditedGrant, findShared, grantAccess } from "./grant.access.ts";
import { type GrantSubject, type ObjectRef, storeGrant } from "./grant.repository.ts";
import { grantErrors } from "./grant-errors.ts";
import { lockMembership } from "./own-membership.repository.ts";
import type { GrantedRelation } from "./relation.ts";

/** foreign_key_violation: grants reference memberships and teams of the same workspace. */
const isNobodyHere = "23503";

export interface ShareObject {
  object: ObjectRef;
  subject: GrantSubject;
  relation: GrantedRelation;
  /** Absent: until it is withdrawn. */
  expiresAt?: Date | undefined;
}

/** Shares an object, or changes the relation that a share gives. Throws `grant.subject_not_found`. */
export const shareObject = command(
  "grant.share",
  grantAccess.share,
  async (ctx, { object, subject, relation, expiresAt }: ShareObject): Promise<void> => {
    // Whoever leaves at this moment either leaves it shared to the successor, or shares nothing any more.
    if (!(await lockMembership(ctx.db, userOf(ctx)))) fail(platformErrors, "auth.forbidden");
    await findShared(ctx, object);
    const grant = { id: newId(), object, subject, relation, expiresAt: expiresAt ?? null };
    await storeGrant(ctx.db, grant).catch((error: { code?: unknown }) => {
      if (error.code === isNobodyHere) fail(grantErrors, "grant.subject_not_found");
      throw error;
    });
    await ctx.audit(auditedGrant("grant.shared", object, subject, factsOf(relation, expiresAt)));
  },
);

function factsOf(relation: GrantedRelation, expiresAt: Date | undefined) {
  return { relation, ...(expiresAt && { until: expiresAt.toISOString() }) };
}

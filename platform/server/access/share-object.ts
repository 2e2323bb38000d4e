import { command } from "../command.ts";
import { fail } from "../errors.ts";
import { newId } from "../ids.ts";
import { auditedGrant, findShared, grantAccess } from "./grant.access.ts";
import { type GrantSubject, type ObjectRef, storeGrant } from "./grant.repository.ts";
import { grantErrors } from "./grant-errors.ts";
import type { Relation } from "./relation.ts";

/** foreign_key_violation: grants reference memberships and teams of the same workspace. */
const isNobodyHere = "23503";

export interface ShareObject {
  object: ObjectRef;
  subject: GrantSubject;
  relation: Exclude<Relation, "owner">;
}

/** Shares an object, or changes the relation that a share gives. Throws `grant.subject_not_found`. */
export const shareObject = command(
  "grant.share",
  grantAccess.share,
  async (ctx, { object, subject, relation }: ShareObject): Promise<void> => {
    await findShared(ctx, object);
    await storeGrant(ctx.db, newId(), object, subject, relation).catch((error: { code?: unknown }) => {
      if (error.code === isNobodyHere) fail(grantErrors, "grant.subject_not_found");
      throw error;
    });
    await ctx.audit(auditedGrant("grant.shared", object, subject, { relation }));
  },
);

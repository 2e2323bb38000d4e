import { command } from "../command.ts";
import { fail } from "../errors.ts";
import { auditedGrant, findShared, grantAccess } from "./grant.access.ts";
import { deleteGrant } from "./grant.repository.ts";
import { grantErrors } from "./grant-errors.ts";
import type { ShareObject } from "./share-object.ts";

/** Revokes a grant. Access ends at once, also in open browsers. Throws `grant.not_found`. */
export const unshareObject = command(
  "grant.unshare",
  grantAccess.unshare,
  async (ctx, { object, subject }: Pick<ShareObject, "object" | "subject">): Promise<void> => {
    await findShared(ctx, object);
    if (!(await deleteGrant(ctx.db, object, subject))) fail(grantErrors, "grant.not_found");
    await ctx.audit(auditedGrant("grant.unshared", object, subject));
  },
);

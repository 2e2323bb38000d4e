import { command } from "../command.ts";
import { fail } from "../errors.ts";
import { auditedGrant, findShared, grantAccess } from "./grant.access.ts";
import { deleteGrant } from "./grant.repository.ts";
import { grantErrors } from "./grant-errors.ts";
import type { ShareObject } from "./share-object.ts";

/** Ends what `shareObject` began; who had it open sees nothing of it any more. Throws `grant.not_found`. */
export const unshareObject = command(
  "grant.unshare",
  grantAccess.unshare,
  async (ctx, { object, subject }: Omit<ShareObject, "relation">): Promise<void> => {
    await findShared(ctx, object);
    if (!(await deleteGrant(ctx.db, object, subject))) fail(grantErrors, "grant.not_found");
    await ctx.audit(auditedGrant("grant.unshared", object, subject));
  },
);

import type { ObjectRef } from "#platform/server/access/grant.repository.ts";
import { unshareObject } from "#platform/server/access/unshare-object.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { shareErrors } from "../../contract/index.ts";
import { findShareable } from "../find-shareable.ts";
import { shareAccess } from "../share.access.ts";
import { grantSubjectOf, subjectOf } from "./grant.presenter.ts";
import { findGrant } from "./grant-list.repository.ts";

/** Withdraws a share. Access ends at once, also in open tabs. Throws `share.not_found`. */
export const withdrawShare = command(
  "share.withdraw",
  shareAccess.withdraw,
  async (ctx, { grantId, ...object }: ObjectRef & { grantId: string }): Promise<void> => {
    await findShareable(ctx, object, "share");
    const { workspaceId } = userOf(ctx);
    const grant = await findGrant(ctx.db, { workspaceId, ...object, grantId });
    if (!grant) fail(shareErrors, "share.not_found");
    await unshareObject(ctx, { object, subject: grantSubjectOf(subjectOf(grant)) });
  },
);

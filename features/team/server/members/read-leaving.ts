import { isAdministering, isWorking } from "#platform/contract/role-rules.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import type { Leaving, LeavingCount } from "../../contract/members/member.ts";
import { memberErrors } from "../errors.ts";
import { memberAccess } from "./member.access.ts";
import { isMember } from "./members.repository.ts";
import { ownershipTransfersOf } from "./ownership-transfers.ts";
import { listSuccessors } from "./successor.repository.ts";

interface Asked {
  userId: string;
  heirId?: string | undefined;
}

/** What would become of a person's things if they left now. Oneself, or read by who may end the membership. */
export function readLeaving(ctx: Ctx, { userId, heirId }: Asked): Promise<Leaving> {
  return query(ctx, memberAccess.read_leaving, async (inner) => {
    const { workspaceId, userId: callerId, role } = userOf(inner);
    if (userId !== callerId && !isAdministering(role)) fail(memberErrors, "member.not_found");
    // Owners also read it of somebody who has left without a successor.
    if (role !== "owner" && !(await isMember(inner.db, workspaceId, userId)))
      fail(memberErrors, "member.not_found");
    const successors = await listSuccessors(inner.db, workspaceId, userId);
    const wanted = heirId ?? (userId === callerId ? successors[0]?.userId : callerId);
    const successor = successors.find((one) => one.userId === wanted) ?? null;
    const counts: LeavingCount[] = [];
    for (const { kind, count } of ownershipTransfersOf(inner.services)) {
      // Without a successor nothing is newly readable by anybody.
      const leaver = { workspaceId, userId, successorId: successor?.userId ?? userId };
      counts.push({ kind, ...(await count(inner, leaver)) });
    }
    // Guests and auditors are told of nobody else.
    return isWorking(role)
      ? { counts, heir: successor, heirs: successors }
      : { counts, heir: null, heirs: [] };
  });
}

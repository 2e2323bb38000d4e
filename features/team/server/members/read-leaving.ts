import { isAdministering, isWorking } from "#platform/contract/role-rules.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import type { Leaving, LeavingCount } from "../../contract/members/member.ts";
import { memberErrors } from "../errors.ts";
import { handOversOf } from "./hand-overs.ts";
import { listHeirs } from "./heir.repository.ts";
import { memberAccess } from "./member.access.ts";
import { isMember } from "./members.repository.ts";

interface Asked {
  userId: string;
  heirId?: string | undefined;
}

/** What would become of a person's things if they left now. Oneself, or read by who may end the membership. */
export function readLeaving(ctx: Ctx, { userId, heirId }: Asked): Promise<Leaving> {
  return query(ctx, memberAccess.read_leaving, async (inner) => {
    const { workspaceId, userId: callerId, role } = userOf(inner);
    if (userId !== callerId && !isAdministering(role)) fail(memberErrors, "member.not_found");
    // Owners also read it of somebody who has left without an heir.
    if (role !== "owner" && !(await isMember(inner.db, workspaceId, userId)))
      fail(memberErrors, "member.not_found");
    const heirs = await listHeirs(inner.db, workspaceId, userId);
    const wanted = heirId ?? (userId === callerId ? heirs[0]?.userId : callerId);
    const heir = heirs.find((one) => one.userId === wanted) ?? null;
    const counts: LeavingCount[] = [];
    for (const { kind, count } of handOversOf(inner.services)) {
      // Without an heir nothing is newly readable by anybody.
      const leaver = { workspaceId, userId, heirId: heir?.userId ?? userId };
      counts.push({ kind, ...(await count(inner, leaver)) });
    }
    // Guests and auditors are told of nobody else.
    return isWorking(role) ? { counts, heir, heirs } : { counts, heir: null, heirs: [] };
  });
}

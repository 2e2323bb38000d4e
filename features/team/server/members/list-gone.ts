import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { GonePerson } from "../../contract/members/member.ts";
import { memberAccess } from "./member.access.ts";
import { listNames } from "./members.repository.ts";
import { ownershipTransfersOf } from "./ownership-transfers.ts";

/** People whose membership ended without a successor, and of whom colleagues use something. */
export function listGone(ctx: Ctx): Promise<{ items: GonePerson[] }> {
  return query(ctx, memberAccess.list_gone, async (inner) => {
    const { workspaceId } = userOf(inner);
    const ids = new Set<string>();
    for (const one of ownershipTransfersOf(inner.services)) {
      for (const id of await one.listGone(inner, workspaceId)) ids.add(id);
    }
    return { items: await listNames(inner.db, [...ids]) };
  });
}

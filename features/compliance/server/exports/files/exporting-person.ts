import { admits } from "#platform/server/access/authorize.ts";
import { callerOf } from "#platform/server/access/who.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { eventExportAccess, exportingRules } from "../event-export.access.ts";
import { findCurrentRole } from "./current-role.repository.ts";
import type { EventExportRow } from "./event-export.repository.ts";

/** The person of an export with their present rights. Undefined when they may not read this log any more. */
export async function exportingPerson(ctx: Ctx, row: EventExportRow): Promise<Ctx | undefined> {
  const standing = await query(ctx, eventExportAccess.write, ({ db }) => findCurrentRole(db, row));
  if (!standing) return undefined;
  const { user_id: userId, workspace_id: workspaceId, id: sessionId } = row;
  const actor = { type: "user", userId, workspaceId, sessionId, email: "", ...standing } as const;
  const asPerson = ctx.as(actor);
  return admits(exportingRules[row.scope], callerOf(asPerson)) ? asPerson : undefined;
}

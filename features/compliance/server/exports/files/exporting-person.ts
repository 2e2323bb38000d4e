import { sql } from "kysely";
import { admits } from "#platform/server/access/authorize.ts";
import { callerOf } from "#platform/server/access/who.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx, WorkspaceRole } from "#platform/server/context.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { eventExportAccess, exportingRules } from "../event-export.access.ts";
import type { EventExportRow, Person } from "./event-export.repository.ts";

/** The person of an export with their present rights. Undefined when they may not read this log any more. */
export async function exportingPerson(ctx: Ctx, row: EventExportRow): Promise<Ctx | undefined> {
  const standing = await query(ctx, eventExportAccess.write, ({ db }) => findStanding(db, row));
  if (!standing) return undefined;
  const { user_id: userId, workspace_id: workspaceId, id: sessionId } = row;
  const actor = { type: "user", userId, workspaceId, sessionId, email: "", ...standing } as const;
  const asPerson = ctx.as(actor);
  return admits(exportingRules[row.scope], callerOf(asPerson)) ? asPerson : undefined;
}

async function findStanding(db: Db, { workspace_id, user_id }: Person) {
  const { rows } = await sql<{ role: WorkspaceRole; isAdmin: boolean }>`
    select role, exists (select from user_roles r where r.user_id = ${user_id} and r.role = 'admin') as "isAdmin"
    from memberships
    where workspace_id = ${workspace_id} and user_id = ${user_id} and app.may_act(${user_id}, ${workspace_id})`.execute(
    db,
  );
  return rows[0];
}

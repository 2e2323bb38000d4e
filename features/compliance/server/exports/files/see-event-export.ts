import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { eventExportErrors } from "../../../contract/index.ts";
import { type EventExportRow, findEventExport, type Person } from "./event-export.repository.ts";

export function callerOfExport(ctx: Ctx): Person {
  const { userId: user_id, workspaceId: workspace_id } = userOf(ctx);
  return { workspace_id, user_id };
}

/** An export of the caller. Throws `event_export.not_found`. */
export async function seeEventExport(ctx: Ctx, id: string): Promise<EventExportRow> {
  const row = await findEventExport(ctx.db, callerOfExport(ctx), id);
  return row ?? fail(eventExportErrors, "event_export.not_found");
}

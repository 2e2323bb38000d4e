import type { JsonObject } from "#platform/contract/json.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { lockRequests } from "#platform/server/background-files/generation.repository.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import {
  type EventFilter,
  eventExportErrors,
  mostKeptExports,
  mostOpenExports,
  type RequestEventExport,
} from "../../../contract/index.ts";
import { newestNumber } from "../../events/event.repository.ts";
import { eventExportAccess } from "../event-export.access.ts";
import { auditExport } from "./audit-export.ts";
import { type EventExportRow, insertEventExport, listEventExports } from "./event-export.repository.ts";
import { eventExportFiles } from "./event-export-files.ts";
import { callerOfExport } from "./see-event-export.ts";
import { writeEventExport } from "./write-event-export.ts";

const requestOfWorkspace = command("event_export.request", eventExportAccess.request, request);
const requestOfInstallation = command(
  "event_export.request_installation",
  eventExportAccess.request_installation,
  request,
);

/** Has events of a log written to a file. Throws `event_export.too_many` and `event_export.too_many_open`. */
export function requestEventExport(ctx: Ctx, wanted: RequestEventExport): Promise<EventExportRow> {
  return (wanted.scope === "installation" ? requestOfInstallation : requestOfWorkspace)(ctx, wanted);
}

async function request(ctx: Ctx, { form, scope, filter }: RequestEventExport): Promise<EventExportRow> {
  const person = callerOfExport(ctx);
  await lockRequests(ctx.db, eventExportFiles, person.user_id);
  const own = await listEventExports(ctx.db, person);
  const open = own.filter(({ state }) => state === "waiting" || state === "writing");
  if (open.length >= mostOpenExports) fail(eventExportErrors, "event_export.too_many_open");
  if (own.length >= mostKeptExports) fail(eventExportErrors, "event_export.too_many");

  const id = newId();
  const log = scope === "installation" ? installationWorkspaceId : person.workspace_id;
  const below_number = (await newestNumber(ctx.db, log, undefined)) + 1;
  const row = await insertEventExport(ctx.db, { ...person, id, scope, form, filter, below_number });
  if (!row) throw new Error("The export was not stored.");
  await auditExport(ctx, row, "event_export.requested", factsOf(row));
  const payload = { workspaceId: person.workspace_id, id };
  await ctx.enqueue(writeEventExport, payload, { singletonKey: id, of: person.user_id });
  return row;
}

/** Ids and closed words stay in the log for ever. What was typed can be erased. */
function factsOf({ form, filter }: EventExportRow): { facts: JsonObject; sealed: Record<string, string> } {
  const { q, target, from, to, ...closed } = filter satisfies EventFilter;
  const times = { ...(from && { from: Date.parse(from) }), ...(to && { to: Date.parse(to) }) };
  return {
    facts: { form, filter: { ...(closed as JsonObject), ...times } },
    sealed: { ...(q && { q }), ...(target && { target }) },
  };
}

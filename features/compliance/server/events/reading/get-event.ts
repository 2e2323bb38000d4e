import { findWrappedKey } from "#platform/server/audit/data-key.repository.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { type LogEventDetail, type LogScope, logErrors } from "../../../contract/index.ts";
import { eventAccess } from "../event.access.ts";
import { type EventRow, findEvent } from "../event.repository.ts";
import { readableScopes } from "../log-scopes.ts";
import { presentDetail } from "../presenting/event.presenter.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { noteReading } from "./note-reading.ts";
import { showsOthers } from "./shows-others.ts";

/** An event with everything that is recorded. Reading another person's is recorded. */
export async function getEvent(ctx: Ctx, vocabulary: Vocabulary, id: string): Promise<LogEventDetail> {
  const seen = await seeEvent(ctx, id);
  const { row, scope } = seen;
  await noteReadingOf(ctx, seen);
  const content = await contentStateOf(ctx, row, scope);
  return presentDetail(ctx, vocabulary, { row, scope, content });
}

/** The event, and by which right the caller reads it. Throws when it does not exist for them. */
export async function seeEvent(ctx: Ctx, id: string): Promise<{ row: EventRow; scope: LogScope }> {
  const row = await query(ctx, eventAccess.read_own, ({ db }) => findEvent(db, id));
  if (!row) fail(logErrors, "log_event.not_found");
  const scopes = readableScopes(ctx);
  const log: LogScope = row.workspace_id === installationWorkspaceId ? "installation" : "workspace";
  const isOwn = row.actor_id === userOf(ctx).userId || !scopes.includes(log);
  return { row, scope: isOwn ? "own" : log };
}

/** Records that an event of another person is read. */
export async function noteReadingOf(
  ctx: Ctx,
  { row, scope }: Awaited<ReturnType<typeof seeEvent>>,
): Promise<void> {
  if (await showsOthers(ctx, scope, [row])) await noteReading(ctx, { scope, wanted: onlyThis(row) });
}

async function contentStateOf(
  ctx: Ctx,
  { data_key_id: key, actor_id }: EventRow,
  scope: LogScope,
): Promise<LogEventDetail["content"]["state"]> {
  if (key === null) return "none";
  if ((await findWrappedKey(ctx.services.servicePool, key)) === undefined) return "erased";
  if (scope !== "own") return "others";
  // What somebody did for the caller has the content of that somebody.
  return actor_id === userOf(ctx).userId ? "own" : "hidden";
}

function onlyThis({ workspace_id, id }: EventRow) {
  return {
    workspaceId: workspace_id,
    clauses: [[{ kind: "id" as const, values: [id] }]],
    isOkOnly: false,
    from: undefined,
    to: undefined,
  };
}

import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { logErrors, proofErrors } from "../../contract/index.ts";
import { noteReadingOf, seeEvent } from "../events/reading/get-event.ts";
import { noteReading } from "../events/reading/note-reading.ts";
import { logAccess } from "./log.access.ts";
import { type EventProof, proveEvent, proveEvents } from "./prove-event.ts";
import { listReadableOfRun } from "./readable-event.repository.ts";

/** The proof of an event that the caller may read. It holds the event, so for another person's this is recorded. */
export async function seeProof(ctx: Ctx, eventId: string): Promise<EventProof | undefined> {
  await noteReadingOf(ctx, await seeEvent(ctx, eventId));
  return query(ctx, logAccess.prove, ({ db }) => proveEvent(db, eventId));
}

/** The proofs of all events of a run that the caller may read. */
export async function seeProofsOfRun(ctx: Ctx, runId: string): Promise<EventProof[]> {
  const { userId, workspaceId } = userOf(ctx);
  const events = await query(ctx, ({ db }) => listReadableOfRun(db, runId));
  if (events.length === 0) fail(logErrors, "log_event.not_found");
  if (events.some(({ actor_id }) => actor_id !== userId)) {
    const clauses = [[{ kind: "run" as const, values: [runId] }]];
    const wanted = { workspaceId, clauses, isOkOnly: false, from: undefined, to: undefined };
    await noteReading(ctx, { scope: "workspace", wanted });
  }
  const ids = events.map(({ id }) => id);
  const proofs = await query(ctx, logAccess.prove, ({ db }) => proveEvents(db, ids));
  return proofs ?? fail(proofErrors, "log.not_signed");
}

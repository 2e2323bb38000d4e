import { csvLine } from "#platform/contract/csv-line.ts";
import { readEnvelope } from "../../events/presenting/envelope.ts";
import type { PlacedEvent } from "./placed-event.ts";

export const csvHead = csvLine([
  ...["number", "time", "act", "outcome", "error", "actor_kind", "actor_id", "on_behalf_of", "targets"],
  ...["conversation", "run", "step", "session", "request", "facts", "event_id", "log_origin", "log_index"],
]);

/** An event as a line of a spreadsheet. */
export function csvLineOf({ id, number, envelope, place }: PlacedEvent): string {
  const event = readEnvelope(envelope);
  const { act, actor, obo, tgt = [], facts, out, err, conv, run, step, auth, req, ts } = event;
  return csvLine([
    ...[
      number,
      new Date(ts).toISOString(),
      act,
      out,
      err ?? null,
      actor.t,
      actor.id ?? null,
      obo?.id ?? null,
    ],
    tgt.map((target) => `${target.t}:${target.id}`).join(" ") || null,
    ...[conv ?? null, run ?? null, step ?? null, auth?.sid ?? null, req ?? null],
    facts ? JSON.stringify(facts) : null,
    ...[id, place?.origin ?? null, place?.index ?? null],
  ]);
}

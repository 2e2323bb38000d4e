import { csvLine } from "#platform/contract/csv-line.ts";
import { type Envelope, readEnvelope } from "../../events/presenting/envelope.ts";
import type { NameThing, Thing } from "../../events/presenting/find-names.ts";
import type { PlacedEvent } from "./placed-event.ts";

export const csvHead = csvLine([
  ...["number", "time", "act", "outcome", "error", "actor_kind", "actor_id", "on_behalf_of", "targets"],
  ...["conversation", "run", "step", "session", "request", "facts", "event_id", "log_origin", "log_index"],
  ...["actor_name", "on_behalf_of_name", "target_names"],
]);

/** An event as a line of a spreadsheet. */
export function csvLineOf({ id, number, envelope, place, name }: PlacedEvent): string {
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
    named(actorIn(event), name)[0] ?? null,
    (obo && named([{ type: "user", id: obo.id }], name)[0]) ?? null,
    named(thingsOf(event), name).join("; ") || null,
  ]);
}

const thingsOf = ({ tgt = [] }: Envelope): Thing[] => tgt.map(({ t, id }) => ({ type: t, id }));

function actorIn({ actor: { t, id } }: Envelope): Thing[] {
  return t === "user" && id ? [{ type: "user", id }] : [];
}

/** The names of those that have one for the reader. */
function named(things: readonly Thing[], name: NameThing | undefined): string[] {
  return things.map((thing) => name?.(thing).name).filter((one) => typeof one === "string");
}

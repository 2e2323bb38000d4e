import { createHash } from "node:crypto";
import type { Ctx } from "#platform/server/context.ts";
import type { LogEvent, LogEventDetail, LogScope, NamedThing } from "../../../contract/index.ts";
import type { EventRow } from "../event.repository.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { type Envelope, readEnvelope } from "./envelope.ts";
import { findNames, type NameThing, type Thing } from "./find-names.ts";

/** Events for a reader, with the names that the reader may see. */
export async function presentEvents(
  ctx: Ctx,
  vocabulary: Vocabulary,
  scope: LogScope,
  rows: readonly EventRow[],
): Promise<LogEvent[]> {
  const read = rows.map((row) => ({ row, envelope: readEnvelope(row.envelope) }));
  const name = await findNames(
    ctx,
    vocabulary,
    scope,
    read.flatMap(({ envelope }) => thingsIn(envelope)),
  );
  return read.map(({ row, envelope }) => present(row, envelope, name));
}

/** An event with everything that is recorded, but without its personal content. */
export async function presentDetail(
  ctx: Ctx,
  vocabulary: Vocabulary,
  { row, scope, content }: { row: EventRow; scope: LogScope; content: LogEventDetail["content"]["state"] },
): Promise<LogEventDetail> {
  const [event] = await presentEvents(ctx, vocabulary, scope, [row]);
  if (!event) throw new Error("The event was not presented.");
  const { auth, req, c } = readEnvelope(row.envelope);
  return {
    event,
    scope,
    sessionId: auth?.sid ?? null,
    requestId: req ?? null,
    commitments: c ?? {},
    content: { state: content, fields: Object.keys(c ?? {}) },
    envelope: row.envelope.toString("utf8"),
    digest: createHash("sha256").update(row.envelope).digest("hex"),
  };
}

function present({ id, number, act, occurred_at }: EventRow, envelope: Envelope, name: NameThing): LogEvent {
  const { actor, obo, tgt = [], facts = {}, out, err, conv, run, step } = envelope;
  const named = (type: string, of: string | undefined): NamedThing | null =>
    of === undefined ? null : name({ type, id: of });
  return {
    ...{ id, number, act, at: occurred_at.toISOString() },
    actor: { kind: actor.t, id: actor.id ?? null, name: nameOfActor(envelope, name) },
    onBehalfOf: named("user", obo?.id),
    targets: tgt.map(({ t, id: of }) => name({ type: t, id: of })),
    facts,
    ...{ outcome: out, errorCode: err ?? null, step: step ?? null },
    conversation: named("conversation", conv),
    run: named("run", run),
  };
}

/** A person's name; for an agent, whose id is that of its run, the agent's. */
function nameOfActor({ actor }: Envelope, name: NameThing): string | null {
  if (!actor.id) return null;
  if (actor.t === "user") return name({ type: "user", id: actor.id }).name;
  return actor.t === "agent" ? name({ type: "run", id: actor.id }).name : null;
}

export function thingsIn({ actor, obo, tgt = [], conv, run }: Envelope): Thing[] {
  const of = (type: string, id: string | undefined): Thing[] => (id === undefined ? [] : [{ type, id }]);
  return [
    ...(actor.t === "user" ? of("user", actor.id) : []),
    ...(actor.t === "agent" ? of("run", actor.id) : []),
    ...of("user", obo?.id),
    ...of("conversation", conv),
    ...of("run", run),
    ...tgt.map(({ t, id }) => ({ type: t, id })),
  ];
}

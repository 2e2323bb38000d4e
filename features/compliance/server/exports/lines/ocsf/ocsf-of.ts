import type { JsonObject } from "#platform/contract/json.ts";
import { categoryOf } from "../../../../contract/index.ts";
import { type Envelope, readEnvelope } from "../../../events/presenting/envelope.ts";
import type { PlacedEvent } from "../placed-event.ts";
import { activityOf } from "./activity-of.ts";
import { attestationOf } from "./attestation-of.ts";
import { ocsfClasses } from "./ocsf-classes.ts";
import { subjectOf } from "./subject-of.ts";

const product = { name: "Adjutant", vendor_name: "Adjutant" };

const severities = {
  ok: { severity_id: 1, severity: "Informational" },
  failed: { severity_id: 2, severity: "Low" },
  denied: { severity_id: 3, severity: "Medium" },
} as const;

/**
 * An event in the form of OCSF 1.9 (https://schema.ocsf.io). What the schema has no name for is in `unmapped`, the
 * recorded bytes are in `raw_data`.
 */
export function ocsfOf(event: PlacedEvent): JsonObject {
  const envelope = readEnvelope(event.envelope);
  const { act, out, err, ts } = envelope;
  const category = categoryOf(act);
  const { uid, name, categoryUid, categoryName } = ocsfClasses[category];
  const activity = activityOf(category, act);
  return {
    ...{ category_uid: categoryUid, category_name: categoryName, class_uid: uid, class_name: name },
    ...{ activity_id: activity.id, activity_name: activity.name, type_uid: uid * 100 + activity.id },
    ...{ time: ts, ...severities[out] },
    ...(out === "ok" ? { status_id: 1, status: "Success" } : { status_id: 2, status: "Failure" }),
    ...(err ? { status_code: err } : {}),
    metadata: metadataOf(event, envelope),
    actor: actorOf(envelope),
    ...subjectOf(category, envelope),
    ...attestationOf(event),
    raw_data: event.envelope.toString("utf8"),
    unmapped: unmappedOf(event, envelope),
  };
}

function metadataOf({ place }: PlacedEvent, { id, act, workspace, req }: Envelope): JsonObject {
  return {
    version: "1.9.0",
    product,
    uid: id,
    event_code: act,
    labels: [`workspace:${workspace}`],
    ...(req ? { correlation_uid: req } : {}),
    ...(place ? { sequence: place.index, log_name: place.origin, profiles: ["record_integrity"] } : {}),
  };
}

function actorOf({ actor, obo, auth }: Envelope): JsonObject {
  const session: JsonObject = auth?.sid ? { session: { uid: auth.sid } } : {};
  const forWhom: JsonObject = obo ? { user: { uid: obo.id, type_id: 1 } } : {};
  switch (actor.t) {
    case "user":
      return { user: { uid: actor.id ?? "", type_id: 1 }, ...session };
    case "agent":
      return { app_name: "agent", app_uid: actor.id ?? "", ...forWhom };
    case "api_key":
      return { app_name: "api_key", app_uid: actor.id ?? "", ...forWhom };
    case "system":
      return { app_name: `${product.name} ${actor.id ?? ""}`.trim(), ...forWhom };
    case "anonymous":
      return { app_name: "anonymous", ...forWhom };
  }
}

function unmappedOf({ number, place }: PlacedEvent, { facts, conv, run, step, c }: Envelope): JsonObject {
  const unmapped: JsonObject = { number };
  const known = { facts, conversation: conv, run, step, commitments: c };
  for (const [name, value] of Object.entries(known)) if (value !== undefined) unmapped[name] = value;
  if (!place) return unmapped;
  const { origin, index, leafHash, size, root } = place;
  const signed: JsonObject = size !== null && root ? { size, root: root.toString("hex") } : {};
  return { ...unmapped, log: { origin, index, leaf_hash: leafHash.toString("hex"), ...signed } };
}

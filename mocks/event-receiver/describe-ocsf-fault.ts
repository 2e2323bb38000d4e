import { createHash } from "node:crypto";

/** What a receiver relies on. */
export interface OcsfEvent {
  class_uid: number;
  category_uid: number;
  activity_id: number;
  type_uid: number;
  severity_id: number;
  status_id: number;
  time: number;
  raw_data: string;
  metadata: { uid: string; version: string; sequence?: number; event_code: string; profiles?: string[] };
  attestation?: { chain_uid: string; fingerprint: { algorithm_id: number; value: string } };
  [name: string]: unknown;
}

/** What each class requires, by https://schema.ocsf.io. */
const required: Record<number, { category: number; fields: string[]; activities: number[] }> = {
  3002: { category: 3, fields: ["user", "service"], activities: [1, 2, 3, 4, 5, 99] },
  3004: { category: 3, fields: ["entity"], activities: [1, 2, 3, 4, 99] },
  3005: { category: 3, fields: ["user"], activities: [1, 2, 3, 4, 99] },
  6002: { category: 6, fields: ["app"], activities: [1, 2, 3, 4, 99] },
  6003: { category: 6, fields: ["actor", "api", "src_endpoint"], activities: [1, 2, 3, 4, 99] },
};

/** What is wrong with an event by the schema. Undefined: nothing. */
export function describeOcsfFault(event: OcsfEvent): string | undefined {
  const rules = required[event.class_uid];
  if (!rules) return `class_uid ${event.class_uid}`;
  if (event.category_uid !== rules.category) return `category_uid ${event.category_uid}`;
  if (!rules.activities.includes(event.activity_id)) return `activity_id ${event.activity_id}`;
  if (event.type_uid !== event.class_uid * 100 + event.activity_id) return `type_uid ${event.type_uid}`;
  if (!Number.isSafeInteger(event.time) || ![1, 2, 3].includes(event.severity_id)) return "time or severity";
  const missing = rules.fields.find((name) => typeof event[name] !== "object" || event[name] === null);
  if (missing) return `no ${missing}`;
  if (!event.metadata.uid || !event.metadata.version) return "no metadata.uid or version";
  return faultOfAttestation(event);
}

/** The fingerprint must be that of the leaf (RFC 6962) of the recorded bytes. */
function faultOfAttestation({ attestation, metadata, raw_data }: OcsfEvent): string | undefined {
  const isProven = metadata.profiles?.includes("record_integrity") ?? false;
  if (isProven !== (attestation !== undefined)) return "profiles";
  if (!attestation) return undefined;
  const leaf = createHash("sha256")
    .update(Buffer.from([0]))
    .update(raw_data)
    .digest("hex");
  return attestation.fingerprint.value === leaf && attestation.chain_uid ? undefined : "a wrong fingerprint";
}

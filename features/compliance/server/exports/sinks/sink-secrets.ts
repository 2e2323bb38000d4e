import { randomBytes } from "node:crypto";
import type { SealedColumn } from "#platform/server/secrets/sealed-column.ts";
import type { Secrets } from "#platform/server/secrets/secrets.ts";
import type { CreateSink } from "../../../contract/index.ts";
import type { SinkSecretRow } from "./sink-secret.repository.ts";

const sealedColumn = (column: string): SealedColumn => ({
  table: "event_sink_secrets",
  column,
  idColumn: "sink_id",
  // One context for both: a secret moves to the second column when the next one comes.
  context: (id) => `event_sink_secrets/${id}`,
});

const secret = sealedColumn("sealed_secret");

/** For the rotation of the master key. */
export const sealedSinkSecrets: SealedColumn[] = [secret, sealedColumn("sealed_previous")];

/** What a receiver needs to be reached, besides its address. */
export interface SinkSecrets {
  /** Keys of signatures, the newest first. */
  signing: string[];
  credentials: CreateSink["credentials"];
  certificate: string | undefined;
}

/** In the form of the Standard Webhooks. */
export function newSigningSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

export function sealSinkSecret(secrets: Secrets, sinkId: string, value: Partial<SinkSecrets>): string {
  return secrets.encrypt(JSON.stringify(value), secret.context(sinkId));
}

/** The secrets of a receiver that count now. */
export function openSinkSecrets(secrets: Secrets, row: SinkSecretRow | undefined, now: Date): SinkSecrets {
  if (!row) return { signing: [], credentials: undefined, certificate: undefined };
  const open = (sealed: string): Partial<SinkSecrets> =>
    JSON.parse(secrets.decrypt(sealed, secret.context(row.sink_id)));
  const { signing = [], credentials, certificate } = open(row.sealed_secret);
  const isOldUsed = row.sealed_previous !== null && row.previous_until !== null && row.previous_until > now;
  const old = isOldUsed && row.sealed_previous ? (open(row.sealed_previous).signing ?? []) : [];
  return { signing: [...signing, ...old], credentials, certificate };
}

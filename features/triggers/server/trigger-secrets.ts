import { randomBytes } from "node:crypto";
import type { SealedColumn } from "#platform/server/secrets/sealed-column.ts";
import type { Secrets } from "#platform/server/secrets/secrets.ts";
import type { TriggerSecretRow } from "./secret.repository.ts";

const sealedColumn = (column: string): SealedColumn => ({
  table: "trigger_secrets",
  column,
  idColumn: "trigger_id",
  // One context for both: a secret moves to the second column when the next one comes.
  context: (id) => `trigger_secrets/${id}`,
});

const secret = sealedColumn("sealed_secret");

/** For the rotation of the master key. */
export const sealedTriggerSecrets: SealedColumn[] = [secret, sealedColumn("sealed_previous")];

/** In the form of the Standard Webhooks. */
export const secretPrefix = "whsec_";

export function newSecret(): string {
  return `${secretPrefix}${randomBytes(32).toString("base64")}`;
}

export function sealSecret(secrets: Secrets, triggerId: string, value: string): string {
  return secrets.encrypt(value, secret.context(triggerId));
}

/** The secrets that a delivery may prove now. */
export function openSecrets(secrets: Secrets, row: TriggerSecretRow, now: Date): string[] {
  const { trigger_id, sealed_secret, sealed_previous, previous_until } = row;
  const isOldAccepted = sealed_previous !== null && previous_until !== null && previous_until > now;
  return [sealed_secret, ...(isOldAccepted ? [sealed_previous] : [])].map((sealed) =>
    secrets.decrypt(sealed, secret.context(trigger_id)),
  );
}

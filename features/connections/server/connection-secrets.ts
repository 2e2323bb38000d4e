import { z } from "zod";
import type { SealedColumn } from "#platform/server/secrets/sealed-column.ts";
import type { Secrets } from "#platform/server/secrets/secrets.ts";
import type { OAuthMemory } from "./oauth/oauth-memory.ts";

const sealedColumn = (column: string): SealedColumn => ({
  table: "connection_secrets",
  column,
  idColumn: "connection_id",
  context: (id) => `connection_secrets/${id}/${column}`,
});

const key = sealedColumn("sealed_key");
const client = sealedColumn("sealed_client");
const tokens = sealedColumn("sealed_tokens");

/** All of them, for the rotation of the master key. */
export const sealedConnectionSecrets: SealedColumn[] = [key, client, tokens];

export interface SealedSecretsRow {
  connection_id: string;
  sealed_key: string | null;
  sealed_client: string | null;
  sealed_tokens: string | null;
  token_number: number;
}

/** The tokens of a sign-in, and when the access token ends, in milliseconds since 1970. */
export interface StoredTokens {
  tokens: NonNullable<OAuthMemory["tokens"]>;
  endsAtMs: number | null;
}

export type StoredClient = Pick<OAuthMemory, "client" | "discovery" | "scope">;

export function sealKey(secrets: Secrets, id: string, value: string): string {
  return secrets.encrypt(value, key.context(id));
}

export function openKey(secrets: Secrets, row: SealedSecretsRow): string | undefined {
  return row.sealed_key === null
    ? undefined
    : secrets.decrypt(row.sealed_key, key.context(row.connection_id));
}

export function sealClient(secrets: Secrets, id: string, value: StoredClient): string {
  return secrets.encrypt(JSON.stringify(value), client.context(id));
}

export function openClient(
  secrets: Secrets,
  { connection_id, sealed_client }: SealedSecretsRow,
): StoredClient {
  return sealed_client === null ? {} : parse(secrets.decrypt(sealed_client, client.context(connection_id)));
}

export function sealTokens(secrets: Secrets, id: string, value: StoredTokens): string {
  return secrets.encrypt(JSON.stringify(value), tokens.context(id));
}

export function openTokens(
  secrets: Secrets,
  { connection_id, sealed_tokens }: SealedSecretsRow,
): StoredTokens | undefined {
  return sealed_tokens === null
    ? undefined
    : parse(secrets.decrypt(sealed_tokens, tokens.context(connection_id)));
}

/** Only the product wrote it, and the seal proves that it is whole. */
function parse<Value>(text: string): Value {
  return z.custom<Value>().parse(JSON.parse(text));
}

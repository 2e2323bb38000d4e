import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { ConnectionKey } from "./connection.repository.ts";
import type { SealedSecretsRow } from "./connection-secrets.ts";

interface NewSecrets {
  sealedKey: string | null;
  sealedClient: string | null;
}

export async function insertSecrets(
  db: Db,
  { workspaceId, id }: ConnectionKey,
  { sealedKey, sealedClient }: NewSecrets,
): Promise<void> {
  await sql`
    insert into connection_secrets (workspace_id, connection_id, sealed_key, sealed_client)
    values (${workspaceId}, ${id}, ${sealedKey}, ${sealedClient})`.execute(db);
}

export async function findSecrets(
  db: Db,
  { workspaceId, id }: ConnectionKey,
): Promise<SealedSecretsRow | undefined> {
  const { rows } = await sql<SealedSecretsRow>`
    select * from connection_secrets where workspace_id = ${workspaceId} and connection_id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** The same, and nobody else renews the tokens until the transaction ends. */
export async function lockSecrets(
  db: Db,
  { workspaceId, id }: ConnectionKey,
): Promise<SealedSecretsRow | undefined> {
  const { rows } = await sql<SealedSecretsRow>`
    select * from connection_secrets where workspace_id = ${workspaceId} and connection_id = ${id}
    for update`.execute(db);
  return rows[0];
}

export async function updateKey(
  db: Db,
  { workspaceId, id }: ConnectionKey,
  sealedKey: string,
): Promise<void> {
  await sql`
    update connection_secrets set sealed_key = ${sealedKey}
    where workspace_id = ${workspaceId} and connection_id = ${id}`.execute(db);
}

export async function updateClient(
  db: Db,
  { workspaceId, id }: ConnectionKey,
  sealed: string,
): Promise<void> {
  await sql`
    update connection_secrets set sealed_client = ${sealed}
    where workspace_id = ${workspaceId} and connection_id = ${id}`.execute(db);
}

/** `sealed` null: they are gone. */
export async function updateTokens(
  db: Db,
  { workspaceId, id }: ConnectionKey,
  sealed: string | null,
): Promise<void> {
  await sql`
    update connection_secrets set sealed_tokens = ${sealed}, token_number = token_number + 1
    where workspace_id = ${workspaceId} and connection_id = ${id}`.execute(db);
}

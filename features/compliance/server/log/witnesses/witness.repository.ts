import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface WitnessRow {
  id: string;
  name: string;
  verifier_key: string;
  url: string;
  cosigned_size: number;
  cosigned_at: Date | null;
  failure: string | null;
}

/** All witnesses. There are a handful. */
export async function listWitnesses(db: Db): Promise<WitnessRow[]> {
  const { rows } = await sql<WitnessRow>`
    select id, name, verifier_key, url, coalesce(cosigned_size, 0)::float8 as cosigned_size, cosigned_at, failure
    from log_witnesses left join log_witness_states on witness_id = id order by name limit 50`.execute(db);
  return rows;
}

export async function insertWitness(
  db: Db,
  row: Pick<WitnessRow, "id" | "name" | "verifier_key" | "url">,
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into log_witnesses (id, name, verifier_key, url, added_at)
    values (${row.id}, ${row.name}, ${row.verifier_key}, ${row.url}, ${at}) on conflict (name) do nothing`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

export async function deleteWitness(db: Db, name: string): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string;
  }>`delete from log_witnesses where name = ${name} returning id`.execute(db);
  return rows[0]?.id;
}

/** Stores that a witness signed a checkpoint. */
export async function storeCosignature(
  db: Db,
  {
    witnessId,
    checkpointId,
    size,
    line,
  }: { witnessId: string; checkpointId: string; size: number; line: string },
  at: Date,
): Promise<void> {
  await sql`insert into log_cosignatures (checkpoint_id, witness_id, line)
    values (${checkpointId}, ${witnessId}, ${line}) on conflict do nothing`.execute(db);
  await sql`
    insert into log_witness_states (witness_id, cosigned_size, cosigned_at, asked_at)
    values (${witnessId}, ${size}, ${at}, ${at})
    on conflict (witness_id) do update set cosigned_size = excluded.cosigned_size, cosigned_at = excluded.cosigned_at,
      asked_at = excluded.asked_at, failure = null`.execute(db);
}

export async function storeFailure(db: Db, witnessId: string, failure: string, at: Date): Promise<void> {
  await sql`
    insert into log_witness_states (witness_id, asked_at, failure) values (${witnessId}, ${at}, ${failure.slice(0, 500)})
    on conflict (witness_id) do update set asked_at = excluded.asked_at, failure = excluded.failure`.execute(
    db,
  );
}

/** The signatures of witnesses under a checkpoint. */
export async function listCosignatures(db: Db, checkpointId: string): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select line from log_cosignatures join log_witnesses on id = witness_id
    where checkpoint_id = ${checkpointId} order by name`.execute(db);
  return rows.map(({ line }) => line);
}

import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import { type Candidate, candidateColumns, candidateJoins } from "../search/candidate.repository.ts";

export interface NearVector {
  document_id: string;
  number: number;
  vector: Buffer;
  /** Bits in which its signs differ from those asked for; those of all passages asked, on average. */
  distance: number;
  mean_distance: number;
  /** How far distances usually are from the average. Null: of one passage. */
  deviation: number | null;
  compared: number;
}

export interface Near {
  /** Nearest first. */
  vectors: NearVector[];
  /** Vectors of the model that have another length. They cannot be compared. */
  others: number;
}

/** Exact cosines decide about so many: a small collection is compared exactly. */
const mostNear = 120;

/**
 * The passages whose signs differ least, of those collections that the caller can read. Their policy alone names the
 * workspace: said twice, it would be read from the claims again for each of thousands of rows.
 */
export async function listNear(
  db: Db,
  collectionIds: readonly string[],
  { modelId, signs }: { modelId: string; signs: string },
): Promise<Near> {
  const { rows } = await sql<(NearVector | { vector: null }) & { others: number }>`
    with compared as materialized (
      select document_id, number,
        case when length(signs) = ${signs.length} then bit_count(signs # ${signs}::varbit)::int end as distance
      from chunk_vectors
      where collection_id = any(${[...collectionIds]}::uuid[]) and model_id = ${modelId} and length(signs) > 0),
    near as (
      select * from compared where distance is not null order by distance, document_id, number limit ${mostNear}),
    usual as (
      select avg(distance)::float8 as mean_distance, stddev(distance)::float8 as deviation,
        count(distance)::int as compared, (count(*) - count(distance))::int as others
      from compared)
    select n.document_id, n.number, n.distance, v.vector, u.*
    from usual u
    left join (near n
      join chunk_vectors v
        on v.workspace_id = app.workspace_id() and v.document_id = n.document_id and v.number = n.number) on true
  `.execute(db);
  const vectors = rows.flatMap((row) => (row.vector === null ? [] : [row]));
  return { vectors, others: rows[0]?.others ?? 0 };
}

/** These passages, as far as the caller can read them. */
export async function listPassages(
  db: Db,
  keys: readonly { document_id: string; number: number }[],
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select ${candidateColumns}
    from unnest(${keys.map((key) => key.document_id)}::uuid[], ${keys.map((key) => key.number)}::int[])
      f (document_id, number)
    join chunks k on k.workspace_id = app.workspace_id() and k.document_id = f.document_id and k.number = f.number
    ${candidateJoins}`.execute(db);
  return rows;
}

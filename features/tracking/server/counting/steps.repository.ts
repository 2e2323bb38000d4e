import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { ProvenStep } from "../../contract/trial-steps.ts";
import { addToCounts, boundNames } from "./counting.repository.ts";
import type { Counted } from "./sessions.repository.ts";

export async function insertStep(db: Db, step: ProvenStep, at: Date): Promise<void> {
  await sql`insert into uncounted_steps (step, happened_at) values (${step}, ${at})`.execute(db);
}

/** Adds up to `limit` waiting steps after `after` to the counts. */
export async function countSomeSteps(db: Db, after: string | undefined, limit: number): Promise<Counted> {
  const { rows } = await sql<Counted>`
    with taken as (
      delete from uncounted_steps where id in (
        select id from uncounted_steps where id > coalesce(${after ?? null}::uuid, '00000000-0000-0000-0000-000000000000')
        order by id limit ${limit})
      returning id, step, happened_at
    ),
    facts (kind, hour, name, count) as (
      select 'step', date_trunc('hour', happened_at, 'UTC'), step, count(*) from taken group by 2, 3
    ),
    ${boundNames},
    added as (${addToCounts})
    select count(*)::int as counted, (select id from taken order by id desc limit 1) as last from taken`.execute(
    db,
  );
  return rows[0] ?? { counted: 0, last: null };
}

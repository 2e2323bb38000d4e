import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import { firstIdAt } from "../first-id-at.ts";
import type { Clause, Condition, Wanted } from "./condition.ts";
import { hasFacet, holds, type Stretch, scan } from "./scan.repository.ts";

/** Events of a long transaction are numbered later than they say they happened. */
const slackMs = 15 * 60_000;

/** The numbers between which everything of the wanted time is. */
export async function stretchOf(db: Db, { workspaceId, from, to }: Wanted, below: number): Promise<Stretch> {
  if (!from && !to) return { above: 0, below };
  const start = from && firstIdAt(from.getTime() - slackMs);
  const end = to && firstIdAt(to.getTime() + slackMs);
  const { rows } = await sql<{ above: number | null; below: number | null }>`select
    ${start ? sql`(select number::float8 from audit_events where workspace_id = ${workspaceId} and id < ${start}::uuid order by id desc limit 1)` : sql`null`} as above,
    ${end ? sql`(select number::float8 from audit_events where workspace_id = ${workspaceId} and id > ${end}::uuid order by id limit 1)` : sql`null`} as below`.execute(
    db,
  );
  return { above: rows[0]?.above ?? 0, below: Math.min(below, rows[0]?.below ?? below) };
}

/** How many events a clause finds, counted up to `most` for each value. */
export async function countOf(
  db: Db,
  wanted: Wanted,
  clause: Clause,
  stretch: Stretch,
  most: number,
): Promise<number> {
  const scans = clause.map((condition) => sql`select 1 from (${scan(wanted, condition, stretch, most)}) s`);
  const { rows } = await sql<{ count: number }>`
    select count(*)::float8 as count from (${sql.join(scans, sql` union all `)}) c`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The numbers of the newest `limit` events among `most` of each value for which the other clauses hold, newest first. */
export async function findNumbers(
  db: Db,
  wanted: Wanted,
  condition: Condition | undefined,
  {
    others,
    stretch,
    most,
    limit,
  }: { others: readonly Clause[]; stretch: Stretch; most: number; limit: number },
): Promise<number[]> {
  const { workspaceId, isOkOnly, from, to } = wanted;
  const conditions: RawBuilder<unknown>[] = [
    sql`true`,
    ...(from ? [sql`e.occurred_at >= ${from}`] : []),
    ...(to ? [sql`e.occurred_at < ${to}`] : []),
    // Cheap ones first: facets are looked up one by one.
    ...[...others].sort((a, b) => facetsIn(a) - facetsIn(b)).map((clause) => holds(wanted, clause)),
    ...(isOkOnly ? [sql`not ${hasFacet(workspaceId, ["outcome:failed", "outcome:denied"])}`] : []),
  ];
  const { rows } = await sql<{ number: number }>`
    select e.number::float8 as number from (${scan(wanted, condition, stretch, most)}) e
    where ${sql.join(conditions, sql` and `)} order by e.number desc limit ${limit}`.execute(db);
  return rows.map(({ number }) => number);
}

/** The number down to which `most` events of each value reach. Zero: to the end of the stretch. */
export async function floorOf(
  db: Db,
  wanted: Wanted,
  condition: Condition | undefined,
  stretch: Stretch,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ floor: number | null }>`
    select max(floor) as floor from (
      select min(number)::float8 as floor from (${scan(wanted, condition, stretch, most)}) s
      group by value having count(*) >= ${most}) full_ones`.execute(db);
  return rows[0]?.floor ?? 0;
}

function facetsIn(clause: Clause): number {
  return clause.filter(({ kind }) => kind === "facet").length;
}

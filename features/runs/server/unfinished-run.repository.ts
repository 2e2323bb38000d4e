import type pg from "pg";

/** Which of these runs have not ended, in all workspaces: for the product itself. */
export async function listUnfinishedRuns(servicePool: pg.Pool, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await servicePool.query<{ id: string }>(
    "select id from runs where id = any($1::uuid[]) and status in ('queued', 'running', 'waiting')",
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

import type { Pool } from "pg";

/** The names or addresses of people with an account, by id. For background work. */
export async function namesOf(pool: Pool, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ id: string; name: string | null }>(
    "select id, app.name_of_person(id) as name from unnest($1::uuid[]) id",
    [[...ids]],
  );
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
}

/** The names that instructions can mention. */
export async function namesForVariables(
  pool: Pool,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Promise<{ person: string; workspace: string }> {
  const { rows } = await pool.query<{ person: string | null; workspace: string | null }>(
    "select app.name_of_person($1) as person, (select name from workspaces where id = $2) as workspace",
    [userId, workspaceId],
  );
  return { person: rows[0]?.person ?? "", workspace: rows[0]?.workspace ?? "" };
}

import type pg from "pg";

export interface DeciderRow {
  user_id: string;
  name: string;
}

/** Owners and admins of a workspace who may act there, at most 100, by name. For background work. */
export async function findDeciders(servicePool: pg.Pool, workspaceId: string): Promise<DeciderRow[]> {
  const { rows } = await servicePool.query<DeciderRow>(
    `select m.user_id, coalesce(app.name_of_person(m.user_id), 'Somebody') as name from memberships m
     where m.workspace_id = $1 and m.role in ('owner', 'admin') and app.may_act(m.user_id, $1)
     order by name, m.user_id limit 100`,
    [workspaceId],
  );
  return rows;
}

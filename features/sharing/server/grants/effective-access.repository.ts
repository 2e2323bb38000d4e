import type { ObjectRef } from "#platform/server/access/grant.repository.ts";
import type { GrantedRelation } from "#platform/server/access/relation.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";

export type WayRow = {
  object_id: string;
  type: "user" | "team" | "workspace";
  name: string;
  relation: GrantedRelation;
  expires_at: Date | null;
};

interface OfPerson {
  workspaceId: string;
  userId: string;
}

/** The shares by which a person has these objects now, strongest first. As the service. */
export async function listWays(
  db: Db,
  { workspaceId, noun, ids, userId }: OfPerson & Pick<ObjectRef, "noun"> & { ids: readonly string[] },
): Promise<WayRow[]> {
  const { rows } = await executeAsService(
    db,
    `select g.object_id, g.relation, g.expires_at,
       case when g.user_id is not null then 'user' when g.team_id is not null then 'team' else 'workspace' end as type,
       case when g.user_id is not null then '' when g.team_id is not null then t.name else w.name end as name
     from grants g
     join memberships m on m.workspace_id = g.workspace_id and m.user_id = $4 and m.suspended_at is null
     join workspaces w on w.id = g.workspace_id
     left join teams t on t.workspace_id = g.workspace_id and t.id = g.team_id
     where g.workspace_id = $1 and g.object_type = $2 and g.object_id = any($3::uuid[])
       and (g.expires_at is null or g.expires_at > now())
       and (g.user_id = $4 or g.user_id is null and g.team_id is null and m.role <> 'guest'
         or g.team_id in (select app.teams_of(g.workspace_id, $4)))
     order by array_position('{editor,commenter,viewer}'::text[], g.relation), g.id`,
    [workspaceId, noun, [...ids], userId],
  );
  return rows as WayRow[];
}

export type KnownPerson = {
  id: string;
  name: string;
  role: string;
  /** Whether the membership and the account are active. */
  mayAct: boolean;
};

/** Somebody of the workspace. */
export async function findMember(
  db: Db,
  { workspaceId, userId }: OfPerson,
): Promise<KnownPerson | undefined> {
  const { rows } = await executeAsService(
    db,
    `select m.user_id as id, coalesce(app.name_of_person(m.user_id), '') as name, m.role,
       app.may_act(m.user_id, m.workspace_id) as "mayAct"
     from memberships m where m.workspace_id = $1 and m.user_id = $2`,
    [workspaceId, userId],
  );
  return rows[0] as KnownPerson | undefined;
}

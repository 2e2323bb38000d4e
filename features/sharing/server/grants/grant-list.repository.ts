import { type GrantSubject, idsOfSubject, type ObjectRef } from "#platform/server/access/grant.repository.ts";
import type { GrantedRelation } from "#platform/server/access/relation.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";

export type GrantRow = {
  id: string;
  user_id: string | null;
  team_id: string | null;
  name: string | null;
  people: number;
  relation: GrantedRelation;
  created_at: Date;
  granted_by: string | null;
  expires_at: Date | null;
  other_ways: string[];
};

/** Columns of a grant `g` as it is listed, with the names of whom it means. As the service. */
export const grantColumns = `
  g.id, g.user_id, g.team_id, g.relation, g.created_at, g.expires_at, app.name_of_person(g.created_by) as granted_by,
  case
    when g.user_id is not null then app.name_of_person(g.user_id)
    when g.team_id is not null then
      (select t.name from teams t where t.workspace_id = g.workspace_id and t.id = g.team_id)
    else (select w.name from workspaces w where w.id = g.workspace_id) end as name,
  case
    when g.user_id is not null then 1
    when g.team_id is not null then (
      select count(*)::int from app.people_of_team(g.workspace_id, g.team_id) as p(id)
      join memberships m on m.workspace_id = g.workspace_id and m.user_id = p.id and m.suspended_at is null)
    else (
      select count(*)::int from memberships m
      where m.workspace_id = g.workspace_id and m.role <> 'guest' and m.suspended_at is null) end as people,
  case when g.user_id is null then '{}'::text[] else array(
    select coalesce(t.name, w.name) from grants o
    join memberships m on m.workspace_id = o.workspace_id and m.user_id = g.user_id
    join workspaces w on w.id = o.workspace_id
    left join teams t on t.workspace_id = o.workspace_id and t.id = o.team_id
    where o.workspace_id = g.workspace_id and o.object_type = g.object_type and o.object_id = g.object_id
      and o.user_id is null and (o.expires_at is null or o.expires_at > now())
      and (o.team_id is null and m.role <> 'guest' or o.team_id in (
        select app.teams_of(o.workspace_id, g.user_id)))
    order by 1) end as other_ways`;

/** Grants that are in force. */
export const isInForce = "(g.expires_at is null or g.expires_at > now())";

interface OfObject extends ObjectRef {
  workspaceId: string;
}

const ofObject = `g.workspace_id = $1 and g.object_type = $2 and g.object_id = $3 and ${isInForce}`;

/** The grants of an object by id. As the service: people see only grants of their own. */
export async function listGrants(
  db: Db,
  { workspaceId, noun, id, after, limit }: OfObject & { after: string | null; limit: number },
): Promise<GrantRow[]> {
  const { rows } = await executeAsService(
    db,
    `select ${grantColumns} from grants g
     where ${ofObject} and ($4::uuid is null or g.id > $4::uuid) order by g.id limit $5`,
    [workspaceId, noun, id, after, limit],
  );
  return rows as GrantRow[];
}

export async function findGrant(
  db: Db,
  { workspaceId, noun, id, grantId }: OfObject & { grantId: string },
): Promise<Pick<GrantRow, "user_id" | "team_id"> | undefined> {
  const { rows } = await executeAsService(
    db,
    `select g.user_id, g.team_id from grants g where ${ofObject} and g.id = $4`,
    [workspaceId, noun, id, grantId],
  );
  return rows[0] as Pick<GrantRow, "user_id" | "team_id"> | undefined;
}

export async function countGrants(db: Db, { workspaceId, noun, id }: OfObject): Promise<number> {
  const { rows } = await executeAsService(
    db,
    `select count(*)::int as count from grants g where ${ofObject}`,
    [workspaceId, noun, id],
  );
  return Number(rows[0]?.count ?? 0);
}

/** How many others have the object. What somebody has already can be changed, however many there are. */
export async function countOtherGrants(
  db: Db,
  { workspaceId, noun, id, subject }: OfObject & { subject: GrantSubject },
): Promise<number> {
  const { userId, teamId } = idsOfSubject(subject);
  const { rows } = await executeAsService(
    db,
    `select count(*)::int as count from grants g
     where ${ofObject} and (g.user_id, g.team_id) is distinct from ($4::uuid, $5::uuid)`,
    [workspaceId, noun, id, userId, teamId],
  );
  return Number(rows[0]?.count ?? 0);
}

/** The people of a team and of those in it, at most `limit`. */
export async function listTeamPeople(
  db: Db,
  { workspaceId, teamId, limit }: { workspaceId: string; teamId: string; limit: number },
): Promise<string[]> {
  const { rows } = await executeAsService(
    db,
    "select user_id from app.people_of_team($1, $2) as p(user_id) order by user_id limit $3",
    [workspaceId, teamId, limit],
  );
  return rows.map(({ user_id }) => String(user_id));
}

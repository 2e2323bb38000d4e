import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";

export type PersonRow = {
  id: string;
  name: string;
  email: string | null;
  is_guest: boolean;
};

interface FindPeople {
  workspaceId: string;
  search: string;
  after: string | null;
  limit: number;
  /** Guests find only people of what they have. */
  ofNouns: readonly string[] | null;
}

/** What somebody is called: guests are told no addresses and numbers. */
const nameOf = (person: string) =>
  `coalesce(case when $5::text[] is null then app.name_of_person(${person}) else app.shown_name(${person}) end, '')`;

/** Active people of a workspace by name. As the service, with the caller's claims. */
export async function findPeople(
  db: Db,
  { workspaceId, search, after, limit, ofNouns }: FindPeople,
): Promise<PersonRow[]> {
  const { rows } = await executeAsService(
    db,
    `with known as (
       select m.user_id as id, ${nameOf("m.user_id")} as name, u.email, m.role = 'guest' as is_guest
       from memberships m join auth.users u on u.id = m.user_id
       where m.workspace_id = $1 and app.may_act(m.user_id, m.workspace_id)
         and ($5::text[] is null or m.user_id = auth.uid() or m.user_id in (
           select unnest(array[other.user_id, other.created_by])
           from unnest($5::text[]) noun cross join lateral app.own_grants(noun) own
           join grants other on other.workspace_id = own.workspace_id and other.object_type = own.object_type
             and other.object_id = own.object_id)))
     select * from known
     where ($2 = '' or position(lower($2) in lower(name)) > 0
         or $5::text[] is null and position(lower($2) in lower(coalesce(email, ''))) > 0)
       and ($3::uuid is null or (lower(name), id) > (lower(${nameOf("$3::uuid")}), $3::uuid))
     order by lower(name), id limit $4`,
    [workspaceId, search, after, limit, ofNouns && [...ofNouns]],
  );
  return rows as PersonRow[];
}

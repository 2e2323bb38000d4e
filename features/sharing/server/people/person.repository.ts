import { shownToGuests } from "#platform/server/access/shown-to-guests.ts";
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
  roles: readonly string[];
  /** Somebody who is left out. */
  exceptId: string | null;
  after: string | null;
  limit: number;
  /** Guests find only those whom they are shown at what they have. */
  ofNouns: readonly string[] | null;
}

/** What an account \`u\` is called: guests are told no addresses and numbers. */
const name = `coalesce(case when $5::text[] is null
  then coalesce(app.own_name_of(u.raw_user_meta_data), u.email, u.phone)
  else app.shown_name_of(u.raw_user_meta_data, u.email) end, '')`;

const ofGrant = { workspaceId: "own.workspace_id", noun: "own.object_type", id: "own.object_id" };

/**
 * Active people of a workspace by name. As the service, with the caller's claims. Whether somebody may act is asked of
 * those alone who are listed.
 */
export async function findPeople(
  db: Db,
  { workspaceId, search, roles, exceptId, after, limit, ofNouns }: FindPeople,
): Promise<PersonRow[]> {
  const { rows } = await executeAsService(
    db,
    `with known as (
       select m.user_id as id, ${name} as name, u.email, m.role = 'guest' as is_guest
       from memberships m join auth.users u on u.id = m.user_id
       where m.workspace_id = $1 and m.role = any($6::text[]) and m.user_id is distinct from $7::uuid
         and ($5::text[] is null or m.user_id = auth.uid() or m.user_id in (
           select shown.id from unnest($5::text[]) noun cross join lateral app.own_grants(noun) own
           cross join lateral ${shownToGuests(ofGrant)} shown)))
     select * from (select * from known
     where ($2 = '' or position(lower($2) in lower(name)) > 0
         or $5::text[] is null and position(lower($2) in lower(coalesce(email, ''))) > 0)
       and ($3::uuid is null or (lower(name), id) > (lower((select ${name} from auth.users u where u.id = $3::uuid)), $3::uuid))
     order by lower(name), id offset 0) listed
     where app.may_act(id, $1) limit $4`,
    [workspaceId, search, after, limit, ofNouns && [...ofNouns], [...roles], exceptId],
  );
  return rows as PersonRow[];
}

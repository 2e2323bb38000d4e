import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import { userColumns } from "../users/user.repository.ts";
import type { User } from "../users/user.ts";

export interface UsersPage {
  /** Part of an address, a number or a name. */
  filter: string;
  isOldestFirst: boolean;
  limit: number;
  offset: number;
}

/** Users and their total count, without visitors of the demo. */
export async function listUsers(
  db: Db,
  { filter, isOldestFirst, limit, offset }: UsersPage,
): Promise<{ users: User[]; total: number }> {
  const pattern = `%${filter.replace(/[\\%_]/g, "\\$&")}%`;
  const isWanted = sql`u.deleted_at is null and not u.is_visitor and (${filter} = '' or u.email ilike ${pattern} or u.phone like ${pattern}
    or u.raw_user_meta_data ->> 'name' ilike ${pattern})`;
  const order = isOldestFirst ? sql`u.created_at, u.id` : sql`u.created_at desc, u.id desc`;
  const [{ rows: users }, { rows: counted }] = await Promise.all([
    sql<User>`
      select ${userColumns} from auth.users u where ${isWanted}
      order by ${order} limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*) as total from auth.users u where ${isWanted}`.execute(db),
  ]);
  return { users, total: counted[0]?.total ?? 0 };
}

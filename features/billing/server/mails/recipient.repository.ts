import { sql } from "kysely";
import type { JsonObject } from "#platform/contract/json.ts";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface Recipient {
  id: string;
  email: string;
  raw_user_meta_data: JsonObject;
  email_confirmed_at: Date | null;
}

/**
 * Members in these roles with an address; with `withPayer` also payers of running subscriptions in any role.
 * At most 100.
 */
export async function listRecipients(
  db: Db,
  workspaceId: string,
  { roles, withPayer }: { roles: readonly WorkspaceRole[]; withPayer: boolean },
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select u.id, u.email, u.raw_user_meta_data, u.email_confirmed_at
    from memberships m join auth.users u on u.id = m.user_id
    where m.workspace_id = ${workspaceId} and u.email <> '' and u.deleted_at is null and (
      m.role = any (${roles}) or ${withPayer} and exists (
        select from billing_customers c join subscriptions s on s.provider = c.provider and s.is_live = c.is_live
          and s.customer_id = c.customer_id and s.status in ('trialing', 'active', 'past_due')
        where c.workspace_id = m.workspace_id and c.payer_id = m.user_id))
    order by m.user_id limit 100`.execute(db);
  return rows;
}

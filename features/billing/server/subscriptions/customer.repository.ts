import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Mode } from "../billing-options.ts";

/** The customer that pays for the workspace now; without a running subscription, the latest one. */
export async function findCustomerId(
  db: Db,
  { provider, isLive }: Mode,
  workspaceId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ customer_id: string }>`
    select c.customer_id from billing_customers c
    where c.workspace_id = ${workspaceId} and c.provider = ${provider} and c.is_live = ${isLive}
    order by exists (select from subscriptions s where s.provider = c.provider and s.is_live = c.is_live
      and s.customer_id = c.customer_id and s.status in ('trialing', 'active', 'past_due')) desc, c.created_at desc
    limit 1`.execute(db);
  return rows[0]?.customer_id;
}

export async function findWorkspaceOfCustomer(
  db: Db,
  { provider, isLive }: Mode,
  customerId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ workspace_id: string }>`
    select workspace_id from billing_customers
    where customer_id = ${customerId} and provider = ${provider} and is_live = ${isLive}`.execute(db);
  return rows[0]?.workspace_id;
}

/** This person's customer for the workspace: nobody buys with somebody else's card. */
export async function findCustomerOfPayer(
  db: Db,
  { provider, isLive }: Mode,
  { workspaceId, payerId }: { workspaceId: string; payerId: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ customer_id: string }>`
    select customer_id from billing_customers
    where workspace_id = ${workspaceId} and payer_id = ${payerId} and provider = ${provider} and is_live = ${isLive}
    order by created_at desc limit 1`.execute(db);
  return rows[0]?.customer_id;
}

/** Links the customer to workspace and payer; false when already linked. */
export async function insertCustomer(
  db: Db,
  { provider, isLive }: Mode,
  { workspaceId, customerId, payerId }: { workspaceId: string; customerId: string; payerId: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into billing_customers (workspace_id, provider, is_live, customer_id, payer_id)
    values (${workspaceId}, ${provider}, ${isLive}, ${customerId}, ${payerId}) on conflict do nothing returning customer_id`.execute(
    db,
  );
  return rows.length > 0;
}

/** Relinks it to a member who left and came back; false when already linked, or they are no member. */
export async function restoreCustomer(
  db: Db,
  { provider, isLive }: Mode,
  { workspaceId, customerId, payerId }: { workspaceId: string; customerId: string; payerId: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into billing_customers (workspace_id, provider, is_live, customer_id, payer_id)
    select m.workspace_id, ${provider}, ${isLive}, ${customerId}, m.user_id from memberships m
    where m.workspace_id = ${workspaceId} and m.user_id = ${payerId} for share of m
    on conflict do nothing returning customer_id`.execute(db);
  return rows.length > 0;
}

/** False when absent. */
export async function deleteCustomer(
  db: Db,
  { provider, isLive }: Mode,
  customerId: string,
): Promise<boolean> {
  const { rows } = await sql`
    delete from billing_customers
    where customer_id = ${customerId} and provider = ${provider} and is_live = ${isLive} returning customer_id`.execute(
    db,
  );
  return rows.length > 0;
}

export interface PaidCustomer {
  workspace_id: string;
  customer_id: string;
}

/** Customers of a payer. */
export async function listCustomersOfPayer(
  db: Db,
  { provider, isLive }: Mode,
  payerId: string,
): Promise<PaidCustomer[]> {
  const { rows } = await sql<PaidCustomer>`
    select workspace_id, customer_id from billing_customers
    where payer_id = ${payerId} and provider = ${provider} and is_live = ${isLive} order by created_at limit 100`.execute(
    db,
  );
  return rows;
}

/** Serializes new payers of the workspace until the transaction ends. */
export async function lockPayers(db: Db, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payers ${workspaceId}`}, 0))`.execute(db);
}

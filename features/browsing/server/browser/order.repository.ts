import type pg from "pg";

export const ordersChannel = "adjutant_browser_orders";
export const repliesChannel = "adjutant_browser_replies";

export interface OrderRow {
  id: string;
  workspace_id: string;
  run_id: string;
  sealed_order: string;
}

/** Stores an order for the server that holds the session, and tells it. */
export async function insertOrder(pool: pg.Pool, row: OrderRow & { node_id: string }): Promise<void> {
  await pool.query(
    `with stored as (
       insert into browser_orders (id, workspace_id, run_id, node_id, sealed_order) values ($1, $2, $3, $4, $5))
     select pg_notify($6, $4)`,
    [row.id, row.workspace_id, row.run_id, row.node_id, row.sealed_order, ordersChannel],
  );
}

/** The orders for this server that nobody took yet. Each is returned once. */
export async function claimOrders(pool: pg.Pool, nodeId: string): Promise<OrderRow[]> {
  const { rows } = await pool.query<OrderRow>(
    `update browser_orders set taken_at = now() where node_id = $1 and taken_at is null
     returning id, workspace_id, run_id, sealed_order`,
    [nodeId],
  );
  return rows;
}

export async function storeReply(pool: pg.Pool, id: string, sealedReply: string): Promise<void> {
  await pool.query(
    `with stored as (update browser_orders set sealed_reply = $2 where id = $1)
     select pg_notify($3, $1::text)`,
    [id, sealedReply, repliesChannel],
  );
}

/** The reply, which is deleted with its order. Undefined while there is none. */
export async function consumeReply(pool: pg.Pool, id: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ sealed_reply: string }>(
    "delete from browser_orders where id = $1 and sealed_reply is not null returning sealed_reply",
    [id],
  );
  return rows[0]?.sealed_reply;
}

/** Takes an order back that no server took. False: one has it. */
export async function withdrawOrder(pool: pg.Pool, id: string): Promise<boolean> {
  const { rowCount } = await pool.query("delete from browser_orders where id = $1 and taken_at is null", [
    id,
  ]);
  return rowCount === 1;
}

export async function deleteOrder(pool: pg.Pool, id: string): Promise<void> {
  await pool.query("delete from browser_orders where id = $1", [id]);
}

import { z } from "zod";
import { ToolError } from "#features/tools/server/index.ts";
import { newId } from "#platform/server/ids.ts";
import type { Services } from "#platform/server/services.ts";
import type { Order } from "./host/orders.ts";
import { lost, lostDuring } from "./lost-browser.ts";
import {
  claimOrders,
  consumeReply,
  deleteOrder,
  insertOrder,
  type OrderRow,
  ordersChannel,
  repliesChannel,
  storeReply,
  withdrawOrder,
} from "./order.repository.ts";
import type { SessionKey } from "./session.repository.ts";

const timeoutMs = 65_000;
/** An announcement may be missed. */
const lookAgainMs = 2_000;
/** A server that is there takes an order at once. Shorter than the time in which a call has to be decided. */
const takenWithinMs = 5_000;

const Reply = z.union([
  z.object({ value: z.unknown(), code: z.undefined().optional() }),
  z.object({ code: z.templateLiteral([z.string(), ".", z.string()]), message: z.string() }),
]);

export interface RemoteOrders {
  /** Has an order carried out by the server that holds the session. Rejects like that server. */
  ask(key: SessionKey & { nodeId: string }, order: Order): Promise<unknown>;
  stop(): void;
}

/** Orders between servers on one database, as sealed rows that are gone with their reply. */
export function createRemoteOrders(
  { servicePool, broadcast, secrets, nodeId, log }: Services,
  carryOut: (key: SessionKey, order: Order) => Promise<unknown>,
): RemoteOrders {
  const waiting = new Map<string, () => void>();

  async function serve(): Promise<void> {
    for (const row of await claimOrders(servicePool, nodeId)) {
      perform(row).catch((error) => log.warn({ err: error }, "an order for a browser was not answered"));
    }
  }

  async function perform({ id, workspace_id, run_id, sealed_order }: OrderRow): Promise<void> {
    const order = z.custom<Order>().parse(JSON.parse(secrets.decrypt(sealed_order, context(id))));
    const reply = await carryOut({ workspaceId: workspace_id, runId: run_id }, order).then(
      (value) => ({ value }),
      (error: unknown) => {
        const { code, message } = error instanceof ToolError ? error : lost();
        return { code, message };
      },
    );
    await storeReply(servicePool, id, secrets.encrypt(JSON.stringify(reply), context(id)));
  }

  const look = () => serve().catch((error) => log.warn({ err: error }, "orders for a browser were not read"));
  const ends = [
    broadcast.subscribe(ordersChannel, (node) => {
      if (node === nodeId) void look();
    }),
    broadcast.subscribe(repliesChannel, (id) => waiting.get(id)?.()),
    broadcast.onGap(() => void look()),
  ];

  return {
    async ask({ workspaceId, runId, nodeId: holder }, order) {
      const id = newId();
      const sealed_order = secrets.encrypt(JSON.stringify(order), context(id));
      const deadline = performance.now() + timeoutMs;
      try {
        let wake = Promise.withResolvers<void>();
        waiting.set(id, () => wake.resolve());
        await insertOrder(servicePool, {
          id,
          workspace_id: workspaceId,
          run_id: runId,
          node_id: holder,
          sealed_order,
        });
        const takenBy = performance.now() + takenWithinMs;
        while (performance.now() < deadline) {
          const timer = setTimeout(() => wake.resolve(), lookAgainMs);
          await wake.promise;
          clearTimeout(timer);
          wake = Promise.withResolvers();
          const sealed = await consumeReply(servicePool, id);
          if (sealed) return readReply(JSON.parse(secrets.decrypt(sealed, context(id))));
          if (performance.now() > takenBy && (await withdrawOrder(servicePool, id))) throw lost();
        }
        throw lostDuring(order);
      } finally {
        waiting.delete(id);
        await deleteOrder(servicePool, id).catch(() => undefined);
      }
    },
    stop() {
      for (const end of ends) end();
    },
  };
}

function readReply(raw: unknown): unknown {
  const reply = Reply.parse(raw);
  if (reply.code !== undefined) throw new ToolError(reply.code, reply.message);
  return reply.value;
}

function context(id: string): string {
  return `browser_orders/${id}`;
}

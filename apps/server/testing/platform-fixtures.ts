import { retryDelivery, skipDelivery } from "#platform/server/events/settle-delivery.ts";
import { newId } from "#platform/server/ids.ts";
import { deleteExpiredRows } from "#platform/server/retention/delete-expired-rows.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

/** A failed delivery of an event that belongs to nobody. */
async function givenUp({ look }: CommandWorld): Promise<{ seq: number }> {
  const [row] = await look<{ seq: number }>(
    `insert into event_deliveries (event_id, event, subscriber, workspace_id, object_id, payload, published_at, failed_at)
     values ($1, 'test.failed', 'test.nobody', $1, '1', '{}', now(), now()) returning seq`,
    [newId()],
  );
  return row ?? { seq: 0 };
}

export const platformFixtures: Record<string, CommandFixture> = {
  "delivery.retry": {
    act: "delivery.retried",
    perform: async (world) => retryDelivery(world.system, await givenUp(world)),
  },
  "delivery.skip": {
    act: "delivery.skipped",
    perform: async (world) => skipDelivery(world.system, await givenUp(world)),
  },
  "retention.delete_rows": {
    act: "webhook.old_deleted",
    async perform({ look, services, system }) {
      await look(
        `insert into webhook_events (provider, event_id, type, object_id, status, happened_at, received_at)
         values ('sandbox', $1, 'test', 'test', 'done', now() - interval '50 days', now() - interval '50 days')`,
        [newId()],
      );
      const retention = services.retention.find(({ table }) => table === "webhook_events");
      if (retention) await deleteExpiredRows(system, { retention, limit: 10 });
    },
  },
};

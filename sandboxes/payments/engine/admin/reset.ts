import { listObjects } from "../../storage/objects.repository.ts";
import { deleteEverything } from "../../storage/reset.repository.ts";
import { recordEvent } from "../events/record-event.ts";
import { toSeconds } from "../seconds.ts";
import { seed } from "../seed.ts";
import type { World } from "../world.ts";

const pageSize = 100;

/** Deletes everything and seeds the catalogue again. Ended subscriptions are reported by events. */
export async function reset(world: World): Promise<void> {
  const at = toSeconds(world.now);
  const ended: object[] = [];
  let startingAfter: string | undefined;
  do {
    const { objects, hasMore } = await listObjects(world.client, "subscription", {
      withoutStatus: ["canceled", "incomplete_expired"],
      limit: pageSize,
      startingAfter,
    });
    for (const live of objects) ended.push({ ...live, status: "canceled", canceled_at: at, ended_at: at });
    startingAfter = hasMore ? objects.at(-1)?.id : undefined;
  } while (startingAfter !== undefined);
  await deleteEverything(world.client);
  await seed(world);
  for (const subscription of ended) await recordEvent(world, "customer.subscription.deleted", subscription);
}

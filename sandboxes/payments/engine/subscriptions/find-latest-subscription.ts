import { findObject, listObjects } from "../../storage/objects.repository.ts";
import type { Stored } from "../../storage/stored-objects.ts";
import type { World } from "../world.ts";

const ended = ["canceled", "incomplete_expired"];

/** The customer's newest live subscription, else the newest. */
export async function findLatestSubscription(
  world: World,
  customerId: string,
): Promise<Stored<"subscription"> | undefined> {
  for (const withoutStatus of [ended, []]) {
    const { objects } = await listObjects(world.client, "subscription", {
      customerId,
      withoutStatus,
      limit: 1,
    });
    if (objects[0]) return findObject(world.client, "subscription", objects[0].id);
  }
  return undefined;
}

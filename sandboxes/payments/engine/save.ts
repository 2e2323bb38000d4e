import { saveObject } from "../storage/objects.repository.ts";
import type { Kind, PrivatePart, Stored, StoredObjects } from "../storage/stored-objects.ts";
import { dueOf } from "./due-of.ts";
import { recordEvent } from "./events/record-event.ts";
import { fromSeconds } from "./seconds.ts";
import type { World } from "./world.ts";

/** Creates or replaces an object. Derives the time of its next step from its state. */
export async function save<K extends Kind>(
  world: World,
  kind: K,
  object: StoredObjects[K],
  privatePart?: PrivatePart<K>,
): Promise<Stored<K>> {
  const due = dueOf(object, privatePart);
  await saveObject(world.client, kind, {
    object,
    private: privatePart,
    customerId: customerOf(object),
    dueAt: due === null ? null : fromSeconds(due),
  });
  return { object, private: privatePart as PrivatePart<K> };
}

/** Changes some fields and records an event with their previous values. */
export async function change<K extends Kind>(
  world: World,
  kind: K,
  stored: Stored<K>,
  patch: Partial<StoredObjects[K]>,
  event?: string,
): Promise<Stored<K>> {
  const object = { ...stored.object, ...patch };
  const saved = await save(world, kind, object, stored.private);
  if (event) await recordEvent(world, event, object, differences(stored.object, object));
  return saved;
}

function differences(before: object, after: object): Record<string, unknown> {
  const now = new Map(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(now.get(key))),
  );
}

function customerOf(object: StoredObjects[Kind]): string | null {
  if (object.object === "customer") return object.id;
  if (!("customer" in object) || !object.customer) return null;
  return typeof object.customer === "string" ? object.customer : object.customer.id;
}

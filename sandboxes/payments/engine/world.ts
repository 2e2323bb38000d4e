import type pg from "pg";
import { getClock } from "../storage/clocks.repository.ts";

/** One open transaction of the sandbox, and the time at which what it does happens. */
export interface World {
  client: pg.ClientBase;
  publicUrl: string;
  secretKey: string;
  /** Of what is sold with automatic tax. */
  taxPercent: number;
  /** By the clock of the customer that is acted for, else the one on the wall. */
  now: Date;
  /** The clock on the wall: by it events are delivered. */
  wallNow: Date;
  /** Set while a request of the protocol is answered; events name it. */
  request: { id: string; idempotencyKey: string | null } | null;
  /** Told of what failed and is tried again. */
  onError(error: unknown): void;
}

/** The same transaction, at the time that it is for a customer. */
export async function worldOfCustomer(world: World, customerId: string | null): Promise<World> {
  if (customerId === null) return world;
  const { frozenAt, offsetMs } = await getClock(world.client, customerId);
  return { ...world, now: frozenAt ?? new Date(world.wallNow.getTime() + offsetMs) };
}

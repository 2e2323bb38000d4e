import type pg from "pg";
import { getClock } from "../storage/clocks.repository.ts";

/** One open transaction of the sandbox, with its time. */
export interface World {
  client: pg.ClientBase;
  publicUrl: string;
  secretKey: string;
  /** Tax rate of everything sold with automatic tax. */
  taxPercent: number;
  /** The customer's clock, else real time. */
  now: Date;
  /** Real time, which event deliveries follow. */
  wallNow: Date;
  /** Set during an API request; events name it. */
  request: { id: string; idempotencyKey: string | null } | null;
  /** Called for failures that are retried. */
  onError(error: unknown): void;
}

/** The same transaction at a customer's time. */
export async function worldOfCustomer(world: World, customerId: string | null): Promise<World> {
  if (customerId === null) return world;
  const { frozenAt, offsetMs } = await getClock(world.client, customerId);
  return { ...world, now: frozenAt ?? new Date(world.wallNow.getTime() + offsetMs) };
}

import { SandboxError } from "../../contract/sandbox-error.ts";
import { getClock, setClockOffsetMs } from "../../storage/clocks.repository.ts";
import { getStored } from "../get-stored.ts";
import { type World, worldOfCustomer } from "../world.ts";
import { performDue } from "./perform-due.ts";

/** Advances a customer's clock. Everything due until then has happened when this returns. */
export async function advanceClock(world: World, customerId: string, to: Date): Promise<void> {
  await getStored(world, "customer", customerId);
  if ((await getClock(world.client, customerId)).testClockId !== null) {
    throw new SandboxError("invalid_time", "This customer lives by a test clock: advance that one.");
  }
  const own = await worldOfCustomer(world, customerId);
  if (!(to >= own.now)) throw new SandboxError("invalid_time", "Time cannot go back.");
  await setClockOffsetMs(world.client, customerId, to.getTime() - world.wallNow.getTime());
  while (await performDue(world, customerId)) {
    // One step at a time, each at its own time.
  }
}

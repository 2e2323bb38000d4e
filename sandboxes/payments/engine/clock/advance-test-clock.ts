import type Stripe from "stripe";
import { invalid } from "../../api/api-error.ts";
import { moveTestClock } from "../../storage/clocks.repository.ts";
import type { Stored } from "../../storage/stored-objects.ts";
import { change } from "../save.ts";
import { fromSeconds } from "../seconds.ts";
import type { World } from "../world.ts";
import { performDue } from "./perform-due.ts";

const longestStepSeconds = 2 * 366 * 86_400;

/** Advances a frozen clock. Everything due for its customers has happened when this returns. */
export async function advanceTestClock(
  world: World,
  clock: Stored<"test_helpers.test_clock">,
  to: number,
): Promise<Stripe.TestHelpers.TestClock> {
  const { frozen_time: from, id } = clock.object;
  if (to <= from) throw invalid("A test clock only goes ahead.", "frozen_time");
  if (to - from > longestStepSeconds) {
    throw invalid("A test clock goes ahead by two years at most.", "frozen_time");
  }
  const patch = { frozen_time: to, status: "advancing" as const };
  const moved = await change(
    world,
    "test_helpers.test_clock",
    clock,
    patch,
    "test_helpers.test_clock.advancing",
  );
  for (const customerId of await moveTestClock(world.client, id, fromSeconds(to))) {
    while (await performDue(world, customerId)) {
      // One step at a time, each at its own time.
    }
  }
  const ready = { status: "ready" as const };
  return (await change(world, "test_helpers.test_clock", moved, ready, "test_helpers.test_clock.ready"))
    .object;
}

import { query } from "../command.ts";
import type { Ctx } from "../context.ts";
import { countDeliveries } from "./dead-letter.repository.ts";

/**
 * Health of event delivery, in words. Throws when a delivery failed for good, or when the oldest has waited
 * for an hour.
 */
export async function checkDeliveries(ctx: Ctx): Promise<string> {
  const { waiting, givenUp, oldestAt } = await query(ctx, ({ db }) => countDeliveries(db));
  if (givenUp > 0) throw new Error(`${givenUp} could not be delivered; later ones of the same objects wait.`);
  const waitedMinutes = oldestAt ? Math.floor((ctx.now().getTime() - oldestAt.getTime()) / 60_000) : 0;
  if (waitedMinutes >= 60)
    throw new Error(`${waiting} wait to be delivered, the oldest for ${waitedMinutes} min.`);
  return waiting === 0 ? "all delivered" : `${waiting} on their way`;
}

import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { listDeadLetters } from "#platform/server/events/dead-letter.repository.ts";
import { retryDelivery, skipDelivery } from "#platform/server/events/settle-delivery.ts";

export const deliveriesUsage: [words: string, does: string][] = [
  ["deliveries list", "list the deliveries that failed for good, or that no server tries"],
  ["deliveries retry <number>", "retry one"],
  ["deliveries skip <number>", "skip one, so that later events of the same object are delivered"],
];

/** Runs `npm run admin -- deliveries …`. Returns the exit code; 2 for an unknown subcommand. */
export async function deliveriesCli(
  [, verb, number]: string[],
  ctx: Ctx,
  print: (line: string) => void,
): Promise<number> {
  if (verb === "list") return list(ctx, print);
  const seq = Number(number);
  if ((verb !== "retry" && verb !== "skip") || !Number.isSafeInteger(seq)) return 2;
  const isSettled = await (verb === "retry" ? retryDelivery : skipDelivery)(ctx, { seq });
  if (!isSettled) print(`There is no failed delivery ${seq}.`);
  else print(verb === "retry" ? "The delivery is retried." : "The delivery is skipped.");
  return isSettled ? 0 : 1;
}

async function list(ctx: Ctx, print: (line: string) => void): Promise<number> {
  const deliveries = await query(ctx, ({ db }) => listDeadLetters(db, 100));
  for (const { seq, event, subscriber, objectId, failure, failedAt, waitingBehind } of deliveries) {
    const behind = waitingBehind > 0 ? `, ${waitingBehind} wait behind it` : "";
    print(`${seq}  ${event} → ${subscriber}  ${objectId}  ${failure} at ${failedAt.toISOString()}${behind}`);
  }
  if (deliveries.length === 0) print("No delivery has failed.");
  return 0;
}

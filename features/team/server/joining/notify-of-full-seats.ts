import { readSeats } from "#features/entitlements/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { takeToken } from "#platform/server/rate-limit/take-token.ts";
import { notifyOfSeats } from "./notify-of-seats.ts";

/** At most once a day, however many people come. */
const once = { name: "team.no_seat", burst: 1, perMinute: 1 / (24 * 60) };

/** Tells those who manage the plan that somebody wanted to join and found no seat. Part of an elevated command. */
export async function notifyOfFullSeats(ctx: Ctx, workspaceId: string): Promise<void> {
  if ((await takeToken(ctx, once, workspaceId)) > 0) return;
  const { taken, limit } = await readSeats(ctx, workspaceId);
  await notifyOfSeats(ctx, {
    ...{ workspaceId, facts: { taken, limit: limit ?? taken } },
    path: "/team/invitations",
  });
}

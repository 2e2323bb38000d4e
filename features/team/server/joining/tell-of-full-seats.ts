import { readSeats } from "#features/entitlements/server/index.ts";
import { notifyPeople } from "#features/notifications/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { takeToken } from "#platform/server/rate-limit/take-token.ts";
import { listBillingManagers } from "./joining.repository.ts";

/** At most once a day, however many people come. */
const once = { name: "team.no_seat", burst: 1, perMinute: 1 / (24 * 60) };

/**
 * Tells those who manage the plan that somebody wanted to join and found no seat. Part of an elevated command. A billing
 * manager sees no invitations, so they are led to the plan.
 */
export async function tellOfFullSeats(ctx: Ctx, workspaceId: string): Promise<void> {
  if ((await takeToken(ctx, once, workspaceId)) > 0) return;
  const { taken, limit } = await readSeats(ctx, workspaceId);
  const facts = { taken, limit: limit ?? taken };
  const managers = await listBillingManagers(ctx.db, workspaceId);
  const idsOf = (isBilling: boolean) =>
    managers.filter(({ role }) => (role === "billing") === isBilling).map(({ id }) => id);
  const seats = { kind: "seats", workspaceId, facts } as const;
  await notifyPeople(ctx, { ...seats, userIds: idsOf(false), path: "/team/invitations" });
  await notifyPeople(ctx, { ...seats, userIds: idsOf(true), path: "/settings/billing" });
}

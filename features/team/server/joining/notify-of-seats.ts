import { notifyPeople } from "#features/notifications/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { listBillingManagers } from "./joining.repository.ts";

interface SeatsToTell {
  workspaceId: string;
  facts: { taken: number; limit: number };
  /** Where owners and admins see more. A billing manager sees neither members nor invitations. */
  path: string;
}

/** Tells those who manage the plan about its seats. */
export async function notifyOfSeats(ctx: Ctx, { workspaceId, facts, path }: SeatsToTell): Promise<void> {
  const managers = await listBillingManagers(ctx.db, workspaceId);
  const idsOf = (isBilling: boolean) =>
    managers.filter(({ role }) => (role === "billing") === isBilling).map(({ id }) => id);
  // Told of again, it is the same notification with the figures of now.
  const object = { noun: "workspace", id: workspaceId };
  const seats = { kind: "seats", workspaceId, facts, object } as const;
  await notifyPeople(ctx, { ...seats, userIds: idsOf(false), path });
  await notifyPeople(ctx, { ...seats, userIds: idsOf(true), path: "/settings/billing" });
}

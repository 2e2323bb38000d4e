import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import type { BillingOptions } from "../billing-options.ts";
import { webhookAccess } from "./webhook.access.ts";
import { insertWebhookEvent, type WebhookEvent } from "./webhook-event.repository.ts";
import { webhookJob } from "./webhook-job.ts";

/** Stores a signed event once and enqueues its application; false when already stored. */
export const receiveWebhook = command(
  "webhook.receive",
  webhookAccess.receive,
  async (ctx, { billing, event }: { billing: BillingOptions; event: WebhookEvent }): Promise<boolean> => {
    if (!(await insertWebhookEvent(ctx.db, event, ctx.now()))) return false;
    await ctx.audit({
      act: "webhook.received",
      workspaceId: installationWorkspaceId,
      target: [{ type: "webhook", id: event.eventId }],
      facts: { type: event.type },
      isWithoutSource: true,
    });
    if (event.objectId) {
      await ctx.enqueue(webhookJob(billing), { eventId: event.eventId }, { singletonKey: event.eventId });
    }
    return true;
  },
);

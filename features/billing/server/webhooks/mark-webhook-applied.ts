import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { webhookAccess } from "./webhook.access.ts";
import { markEventDone } from "./webhook-event.repository.ts";

/** Marks the webhook event as applied. */
export const markWebhookApplied = command(
  "webhook.finish",
  webhookAccess.finish,
  async (ctx, { provider, eventId }: { provider: string; eventId: string }): Promise<void> => {
    if (!(await markEventDone(ctx.db, provider, eventId))) return;
    await ctx.audit({
      act: "webhook.done",
      workspaceId: installationWorkspaceId,
      target: [{ type: "webhook", id: eventId }],
      isWithoutSource: true,
    });
  },
);

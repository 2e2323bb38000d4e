import { type Ctx, userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { type RateLimit, requireToken } from "#platform/server/rate-limit/take-token.ts";
import { getOutgoingMessageRoute, listOutgoingMessagesRoute } from "../contract/routes.ts";
import { listOutgoingMessages } from "./list-outgoing-messages.ts";
import { presentOutgoingMessage } from "./outgoing-message.presenter.ts";
import { readOutgoingMessage } from "./read-outgoing-message.ts";

const readLimit: RateLimit = { name: "outgoing_message.read", burst: 120, perMinute: 60 };

/** No role but the service's sees the outbox, so the system reads it for the admin. */
export function outboxRoutes(app: App): void {
  app.route(listOutgoingMessagesRoute, async (ctx, { query }) => {
    const adminId = await spend(ctx);
    const page = await listOutgoingMessages(asSystem(ctx), { ...query, adminId });
    const { mail, sms } = ctx.services.carriers;
    return {
      items: page.items.map(presentOutgoingMessage),
      nextCursor: page.nextCursor,
      connected: { mail: mail !== undefined, sms: sms !== undefined },
    };
  });
  app.route(getOutgoingMessageRoute, async (ctx, { params }) => {
    const adminId = await spend(ctx);
    return readOutgoingMessage(asSystem(ctx), { id: params.id, adminId });
  });
}

const asSystem = (ctx: Ctx) => ctx.as({ type: "system", name: "outbox" });

async function spend(ctx: Ctx): Promise<string> {
  const { userId } = userOf(ctx);
  await requireToken(ctx, readLimit, userId);
  return userId;
}

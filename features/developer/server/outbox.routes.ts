import { type Ctx, userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { type RateLimit, requireToken } from "#platform/server/rate-limit/take-token.ts";
import { getOutgoingMessageRoute, listOutgoingMessagesRoute } from "../contract/routes.ts";
import { listOutgoingMessages } from "./list-outgoing-messages.ts";
import { presentOutgoingMessage } from "./outgoing-message.presenter.ts";
import { readOutgoingMessage } from "./read-outgoing-message.ts";

const readLimit: RateLimit = { name: "outgoing_message.read", burst: 120, perMinute: 60 };

/** Routes of the outbox. */
export function outboxRoutes(app: App): void {
  app.route(listOutgoingMessagesRoute, async (ctx, { query }) => {
    await spend(ctx);
    const page = await listOutgoingMessages(ctx, query);
    const { mail, sms } = ctx.services.carriers;
    return {
      items: page.items.map(presentOutgoingMessage),
      nextCursor: page.nextCursor,
      connected: { mail: mail !== undefined, sms: sms !== undefined },
    };
  });
  app.route(getOutgoingMessageRoute, async (ctx, { params }) => {
    await spend(ctx);
    return readOutgoingMessage(ctx, { id: params.id });
  });
}

function spend(ctx: Ctx): Promise<void> {
  return requireToken(ctx, readLimit, userOf(ctx).userId);
}

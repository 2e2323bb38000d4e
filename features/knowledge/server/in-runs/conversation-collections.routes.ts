import type { App } from "#platform/server/http/app.ts";
import * as contract from "../../contract/index.ts";
import { chooseCollections } from "./choose-collections.ts";
import { readConversationCollections } from "./read-conversation-collections.ts";

export function conversationCollectionsRoutes(app: App): void {
  app.route(contract.listConversationCollectionsRoute, (ctx, { params }) =>
    readConversationCollections(ctx, params.id),
  );
  app.route(contract.chooseConversationCollectionsRoute, async (ctx, { params, body }) => {
    await chooseCollections(ctx, { conversationId: params.id, ...body });
    return readConversationCollections(ctx, params.id);
  });
}

import type { App } from "#platform/server/http/app.ts";
import * as contract from "../contract/index.ts";
import { changeCollection, createCollection, deleteCollection } from "./change-collection.ts";
import { presentCollection, presentCollections } from "./collection.presenter.ts";
import { listCollectionsPage } from "./list-collections.ts";

export function collectionRoutes(app: App): void {
  app.route(contract.listCollectionsRoute, async (ctx, { query: page }) => {
    const { items, nextCursor } = await listCollectionsPage(ctx, page);
    return { items: await presentCollections(ctx, items), nextCursor };
  });
  app.route(contract.createCollectionRoute, async (ctx, { body }) =>
    presentCollection(ctx, await createCollection(ctx, body)),
  );
  app.route(contract.getCollectionRoute, (ctx, { params }) => presentCollection(ctx, params));
  app.route(contract.changeCollectionRoute, async (ctx, { params, body }) =>
    presentCollection(ctx, await changeCollection(ctx, { ...params, ...body })),
  );
  app.route(contract.deleteCollectionRoute, async (ctx, { params }) => {
    await deleteCollection(ctx, params);
    return undefined;
  });
}

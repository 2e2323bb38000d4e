import type { App } from "#platform/server/http/app.ts";
import * as contract from "../../contract/index.ts";
import { readProgress } from "./read-progress.ts";
import { retryFailed } from "./retry-failed.ts";

/** Routes of what is still to be read of a collection, and what failed. */
export function progressRoutes(app: App): void {
  app.route(contract.getCollectionProgressRoute, (ctx, { params }) => readProgress(ctx, params));
  app.route(contract.retryCollectionRoute, (ctx, { params }) => retryFailed(ctx, params));
}

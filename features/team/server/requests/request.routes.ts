import type { App } from "#platform/server/http/app.ts";
import {
  createRequestRoute,
  decideRequestRoute,
  getRequestRoute,
  listRequestsRoute,
  withdrawRequestRoute,
} from "../../contract/requests/routes.ts";
import { createRequest } from "./create-request.ts";
import { decideRequest } from "./decide-request.ts";
import { readRequest, readRequests } from "./read-requests.ts";
import { withdrawRequest } from "./withdraw-request.ts";

export function requestRoutes(app: App): void {
  app.route(createRequestRoute, (ctx, { body }) => createRequest(ctx, body));
  app.route(listRequestsRoute, (ctx, { query }) => readRequests(ctx, query));
  app.route(getRequestRoute, (ctx, { params }) => readRequest(ctx, params.id));
  app.route(decideRequestRoute, (ctx, { params, body }) => decideRequest(ctx, { ...params, ...body }));
  app.route(withdrawRequestRoute, async (ctx, { params }) => {
    await withdrawRequest(ctx, params);
    return undefined;
  });
}

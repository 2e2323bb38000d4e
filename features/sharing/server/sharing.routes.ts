import type { App } from "#platform/server/http/app.ts";
import * as contract from "../contract/index.ts";
import { getEffectiveAccess } from "./grants/effective-access.ts";
import { getSharedObject } from "./grants/get-shared-object.ts";
import { listShareGrants } from "./grants/list-share-grants.ts";
import { shareWith } from "./grants/share-with.ts";
import { transferOwnership } from "./grants/transfer-ownership.ts";
import { withdrawShare } from "./grants/withdraw-share.ts";
import { listSharedBy } from "./lists/list-shared-by-me.ts";
import { listSharedWith } from "./lists/list-shared-with-me.ts";
import { listPeople } from "./people/list-people.ts";
import { askForAccess } from "./requests/ask-access.ts";
import { decideAccess } from "./requests/decide-access.ts";
import { listAccessRequests } from "./requests/list-access-requests.ts";

export function sharingRoutes(app: App): void {
  app.route(contract.getSharedObjectRoute, (ctx, { params }) => getSharedObject(ctx, params));
  app.route(contract.listShareGrantsRoute, (ctx, { params, query }) =>
    listShareGrants(ctx, { ...params, ...query }),
  );
  app.route(contract.grantShareRoute, async (ctx, { params, body: { expiresAt, ...body } }) => {
    await shareWith(ctx, { object: params, ...body, expiresAt: expiresAt ? new Date(expiresAt) : null });
    return undefined;
  });
  app.route(contract.withdrawShareRoute, async (ctx, { params }) => {
    await withdrawShare(ctx, params);
    return undefined;
  });
  app.route(contract.transferOwnershipRoute, async (ctx, { params, body }) => {
    await transferOwnership(ctx, { ...params, ...body });
    return undefined;
  });
  app.route(contract.getEffectiveAccessRoute, (ctx, { params }) => getEffectiveAccess(ctx, params));
  app.route(contract.listSharedWithMeRoute, (ctx, { query }) => listSharedWith(ctx, query));
  app.route(contract.listSharedByMeRoute, (ctx, { query }) => listSharedBy(ctx, query));
  app.route(contract.listWorkspacePeopleRoute, (ctx, { query }) => listPeople(ctx, query));
  app.route(contract.askAccessRoute, async (ctx, { params, body }) => {
    await askForAccess(ctx, { ...params, ...body });
    return undefined;
  });
  app.route(contract.listAccessRequestsRoute, (ctx, { params, query }) =>
    listAccessRequests(ctx, { ...params, ...query }),
  );
  app.route(contract.decideAccessRoute, async (ctx, { params, body }) => {
    await decideAccess(ctx, { ...params, ...body });
    return undefined;
  });
}

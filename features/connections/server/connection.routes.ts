import type { AccessRule } from "#platform/server/access/access-rule.ts";
import { authorize } from "#platform/server/access/authorize.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import * as routes from "../contract/routes.ts";
import { addConnection } from "./add-connection.ts";
import { changeConnection } from "./change-connection.ts";
import { checkConnection } from "./check-connection.ts";
import { connectionAccess } from "./connection.access.ts";
import { deleteConnection } from "./delete-connection.ts";
import { getConnection, listConnectionsPage } from "./list-connections.ts";
import { beginSignIn } from "./oauth/begin-sign-in.ts";
import { finishSignIn } from "./oauth/finish-sign-in.ts";
import { clientMetadataOf, clientMetadataPath } from "./oauth/oauth-memory.ts";
import type { Outside } from "./outside/outside.ts";
import { approveTool } from "./tools/approve-tool.ts";
import { listToolsPage } from "./tools/list-tools.ts";
import { presentTool } from "./tools/tool-state.ts";
import { tryTool } from "./tools/try-tool.ts";
import { withdrawApproval } from "./tools/withdraw-approval.ts";

/** Each of these asks somebody outside. */
const perAdmin = { name: "connections.ask", burst: 60, perMinute: 30 };

export const connectionRoutes = (outside: Outside) => (app: App) => {
  app.route(routes.listConnectionsRoute, (ctx, { query }) => listConnectionsPage(ctx, query));
  app.route(routes.getConnectionRoute, (ctx, { params }) => getConnection(ctx, params.id));
  app.route(routes.addConnectionRoute, async (ctx, { body }) => {
    await mayAsk(ctx, connectionAccess.add);
    return getConnection(ctx, (await addConnection(ctx, outside, body)).id);
  });
  app.route(routes.changeConnectionRoute, async (ctx, { params, body }) => {
    await changeConnection(ctx, { ...body, id: params.id });
    return getConnection(ctx, params.id);
  });
  app.route(routes.deleteConnectionRoute, async (ctx, { params }) => {
    await deleteConnection(ctx, params);
    return undefined;
  });
  app.route(routes.checkConnectionRoute, async (ctx, { params }) => {
    await mayAsk(ctx, connectionAccess.check);
    await checkConnection(ctx, outside, params.id);
    return getConnection(ctx, params.id);
  });
  app.route(routes.beginSignInRoute, async (ctx, { params }) => {
    await mayAsk(ctx, connectionAccess.sign_in);
    return beginSignIn(ctx, outside, params.id);
  });
  app.route(routes.finishSignInRoute, async (ctx, { body }) => {
    await mayAsk(ctx, connectionAccess.sign_in);
    const { connectionId } = await finishSignIn(ctx, outside, body);
    await checkConnection(ctx, outside, connectionId);
    return { connectionId };
  });
  app.route(routes.clientMetadataRoute, async () => {
    return { client_id: `${outside.publicUrl}${clientMetadataPath}`, ...clientMetadataOf(outside) };
  });
};

export const connectionToolRoutes = (outside: Outside) => (app: App) => {
  app.route(routes.listConnectionToolsRoute, (ctx, { params, query }) =>
    listToolsPage(ctx, { connectionId: params.id, ...query }),
  );
  app.route(routes.approveToolRoute, async (ctx, { params, body }) =>
    presentTool(await approveTool(ctx, { connectionId: params.id, toolId: params.toolId, ...body })),
  );
  app.route(routes.withdrawApprovalRoute, async (ctx, { params }) => {
    await withdrawApproval(ctx, { connectionId: params.id, toolId: params.toolId });
    return undefined;
  });
  app.route(routes.tryToolRoute, async (ctx, { params, body }) => {
    await mayAsk(ctx, connectionAccess.try_tool);
    const { id: connectionId, toolId } = params;
    return tryTool(ctx, outside, { connectionId, toolId, input: body.input });
  });
};

function mayAsk(ctx: Ctx, rule: AccessRule): Promise<void> {
  authorize(ctx, rule);
  return requireToken(ctx, perAdmin, userOf(ctx).userId);
}

import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { AddConnection, ChangeConnection, Connection } from "./connection.ts";
import { ApproveTool, ConnectionTool, ToolTrial, TryTool } from "./connection-tool.ts";

const forMembers = { tag: "connections", access: "user" } as const;
const forAdmins = { tag: "connections", access: "workspaceAdmin" } as const;
const idParams = z.object({ id: z.uuid() });
const toolParams = z.object({ id: z.uuid(), toolId: z.uuid() });

export const listConnectionsRoute = route({
  ...forMembers,
  method: "GET",
  path: "/api/v1/connections",
  id: "listConnections",
  summary: "List the connections of the workspace, without their secrets",
  query: PageQuery,
  reply: pageOf(Connection),
});

export const getConnectionRoute = route({
  ...forMembers,
  method: "GET",
  path: "/api/v1/connections/:id",
  id: "getConnection",
  summary: "Get a connection",
  params: idParams,
  reply: Connection,
});

export const addConnectionRoute = route({
  ...forAdmins,
  method: "POST",
  path: "/api/v1/connections",
  id: "addConnection",
  summary: "Add a connection and read its tools; none of them is approved by that",
  body: AddConnection,
  reply: Connection,
  status: 201,
});

export const changeConnectionRoute = route({
  ...forAdmins,
  method: "PATCH",
  path: "/api/v1/connections/:id",
  id: "changeConnection",
  summary: "Rename a connection, or replace its key or its uploaded document",
  params: idParams,
  body: ChangeConnection,
  reply: Connection,
});

export const deleteConnectionRoute = route({
  ...forAdmins,
  method: "DELETE",
  path: "/api/v1/connections/:id",
  id: "deleteConnection",
  summary: "Delete a connection with its secrets and its tools",
  params: idParams,
});

export const checkConnectionRoute = route({
  ...forAdmins,
  method: "POST",
  path: "/api/v1/connections/:id/check",
  id: "checkConnection",
  summary: "Read the tools of a connection now",
  params: idParams,
  reply: Connection,
});

export const beginSignInRoute = route({
  ...forAdmins,
  method: "POST",
  path: "/api/v1/connections/:id/sign-in",
  id: "beginConnectionSignIn",
  summary: "Begin a sign-in at the authorization server of a connection",
  params: idParams,
  reply: z.object({ url: z.string() }),
});

export const finishSignInRoute = route({
  ...forAdmins,
  method: "POST",
  path: "/api/v1/connections/sign-in",
  id: "finishConnectionSignIn",
  summary: "End a sign-in with what the authorization server sent back",
  body: z.object({
    state: z.string().min(1).max(200),
    code: z.string().min(1).max(4_000).optional(),
    iss: z.string().max(2_000).optional(),
    error: z.string().max(200).optional(),
  }),
  reply: z.object({ connectionId: z.uuid() }),
});

export const clientMetadataRoute = route({
  tag: "connections",
  access: "public",
  method: "GET",
  path: "/api/v1/connections/client-metadata",
  id: "getClientMetadata",
  summary: "What authorization servers learn about this installation as a client",
  reply: z.object({
    client_id: z.string(),
    client_name: z.string(),
    client_uri: z.string(),
    redirect_uris: z.array(z.string()),
    grant_types: z.array(z.string()),
    response_types: z.array(z.string()),
    token_endpoint_auth_method: z.string(),
  }),
});

export const listConnectionToolsRoute = route({
  ...forAdmins,
  method: "GET",
  path: "/api/v1/connections/:id/tools",
  id: "listConnectionTools",
  summary: "List the tools of a connection: as approved, and as they are",
  params: idParams,
  query: PageQuery,
  reply: pageOf(ConnectionTool),
});

export const approveToolRoute = route({
  ...forAdmins,
  method: "POST",
  path: "/api/v1/connections/:id/tools/:toolId/approval",
  id: "approveConnectionTool",
  summary: "Approve exactly this form of a tool, with confirmed facts",
  params: toolParams,
  body: ApproveTool,
  reply: ConnectionTool,
});

export const withdrawApprovalRoute = route({
  ...forAdmins,
  method: "DELETE",
  path: "/api/v1/connections/:id/tools/:toolId/approval",
  id: "withdrawConnectionToolApproval",
  summary: "Withdraw the approval of a tool",
  params: toolParams,
});

export const tryToolRoute = route({
  ...forAdmins,
  method: "POST",
  path: "/api/v1/connections/:id/tools/:toolId/trial",
  id: "tryConnectionTool",
  summary: "Call a tool of a connection now, with this input",
  params: toolParams,
  body: TryTool,
  reply: ToolTrial,
});

import { z } from "zod";
import { WorkspaceRequest } from "#features/inbox/contract/index.ts";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { askedRoles } from "./asked-roles.ts";

const common = { tag: "team", access: "user" } as const;
const params = z.object({ id: z.uuid() });
const text = z.string().trim().max(500).default("");

export const AskedRole = z.enum(askedRoles);
export type AskedRole = z.infer<typeof AskedRole>;

export const CreateRequest = z
  .discriminatedUnion("wants", [
    z.object({ wants: z.literal("role"), role: AskedRole, reason: text }),
    z.object({ wants: z.literal("seats"), seats: z.number().int().min(1).max(1_000), reason: text }),
    z.object({ wants: z.literal("access"), teamId: z.uuid(), reason: text }),
  ])
  .meta({ id: "CreateRequest" });
export type CreateRequest = z.infer<typeof CreateRequest>;

export const createRequestRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/workspace/requests",
  id: "createRequest",
  summary: "Ask for a role, for seats, or for a place in a team; one open request of each kind",
  body: CreateRequest,
  status: 201,
  reply: WorkspaceRequest,
});

/** Those of the caller, or open ones that the caller may decide. */
export const RequestList = z.enum(["mine", "to_decide"]);
export type RequestList = z.infer<typeof RequestList>;

export const listRequestsRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/workspace/requests",
  id: "listRequests",
  summary: "List your requests, or the open ones that you may decide, newest first",
  query: PageQuery.extend({ list: RequestList.default("mine") }),
  reply: pageOf(WorkspaceRequest),
});

export const getRequestRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/workspace/requests/:id",
  id: "getRequest",
  summary: "Get a request of yours, or one that you may decide",
  params,
  reply: WorkspaceRequest,
});

export const decideRequestRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/workspace/requests/:id/decision",
  id: "decideRequest",
  summary: "Approve a request, which does what it asks for, or decline it; seats are got under billing",
  params,
  body: z.object({ decision: z.enum(["approve", "decline"]), note: text }),
  reply: WorkspaceRequest,
});

export const withdrawRequestRoute = route({
  ...common,
  method: "DELETE",
  path: "/api/v1/workspace/requests/:id",
  id: "withdrawRequest",
  summary: "Withdraw a request of yours",
  params,
});

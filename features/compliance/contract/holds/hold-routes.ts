import { z } from "zod";
import { route } from "#platform/contract/route.ts";
import { Hold, HoldChoice, PlaceHold } from "./hold.ts";
import { KeptData } from "./retention.ts";

const common = { tag: "compliance", access: "workspaceAdmin" } as const;
const forAuditors = { ...common, access: "workspaceAuditor" } as const;
const params = z.object({ id: z.uuid() });

export const listHoldsRoute = route({
  ...forAuditors,
  method: "GET",
  path: "/api/v1/compliance/holds",
  id: "listHolds",
  summary: "List the legal holds of your workspace, and whom they can be placed on",
  reply: z.object({
    items: z.array(Hold),
    /** Whether you may place, change and release holds. Auditors only read them. */
    mayPlace: z.boolean(),
    people: z.array(z.object({ id: z.uuid(), name: z.string() })),
    agents: z.array(z.object({ id: z.uuid(), name: z.string() })),
  }),
});

export const findHoldableRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/compliance/holdable-conversations",
  id: "findHoldableConversations",
  summary: "Find conversations of your workspace for a hold, by owner, or by a title that you may read",
  query: z.object({ q: z.string().trim().max(100).default("") }),
  reply: z.object({ items: z.array(HoldChoice) }),
});

export const placeHoldRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/compliance/holds",
  id: "placeHold",
  summary: "Keep what people, conversations and agents have made, whatever deletes it",
  body: PlaceHold,
  reply: z.object({ id: z.uuid() }),
  status: 201,
});

export const changeHoldRoute = route({
  ...common,
  method: "PATCH",
  path: "/api/v1/compliance/holds/:id",
  id: "changeHold",
  summary: "Change when a standing hold ends",
  params,
  body: z.object({ endsAt: z.iso.datetime().nullable() }),
  status: 204,
});

export const releaseHoldRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/compliance/holds/:id/release",
  id: "releaseHold",
  summary: "Release a hold; what waited for it is deleted as it would have been",
  params,
  status: 204,
});

export const listRetentionRoute = route({
  ...forAuditors,
  method: "GET",
  path: "/api/v1/compliance/retention",
  id: "listRetention",
  summary: "List how long each kind of data is kept",
  reply: z.object({ items: z.array(KeptData) }),
});

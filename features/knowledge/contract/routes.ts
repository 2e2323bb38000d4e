import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { ChangeCollection, Collection, CreateCollection } from "./collection.ts";

const knowledge = { tag: "knowledge", access: "user" } as const;
const params = z.object({ id: z.uuid() });

export const listCollectionsRoute = route({
  ...knowledge,
  method: "GET",
  path: "/api/v1/collections",
  id: "listCollections",
  summary: "List the collections that you can read, newest change first",
  query: PageQuery.extend({
    show: z.enum(["all", "own", "shared", "editable"]).default("all"),
    search: z.string().trim().max(120).default(""),
  }),
  reply: pageOf(Collection),
});

export const createCollectionRoute = route({
  ...knowledge,
  method: "POST",
  path: "/api/v1/collections",
  id: "createCollection",
  summary: "Create a collection of documents",
  body: CreateCollection,
  reply: Collection,
  status: 201,
});

export const getCollectionRoute = route({
  ...knowledge,
  method: "GET",
  path: "/api/v1/collections/:id",
  id: "getCollection",
  summary: "Get a collection",
  params,
  reply: Collection,
});

export const changeCollectionRoute = route({
  ...knowledge,
  method: "PATCH",
  path: "/api/v1/collections/:id",
  id: "changeCollection",
  summary: "Rename or describe a collection",
  params,
  body: ChangeCollection,
  reply: Collection,
});

export const deleteCollectionRoute = route({
  ...knowledge,
  method: "DELETE",
  path: "/api/v1/collections/:id",
  id: "deleteCollection",
  summary: "Delete a collection with its documents",
  params,
  status: 204,
});

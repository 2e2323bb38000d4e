import { z } from "zod";
import { route } from "#platform/contract/route.ts";
import { CollectionProgress, CollectionRetry } from "./collection-progress.ts";

const knowledge = { tag: "knowledge", access: "user" } as const;
const params = z.object({ id: z.uuid() });

export const getCollectionProgressRoute = route({
  ...knowledge,
  method: "GET",
  path: "/api/v1/collections/:id/progress",
  id: "getCollectionProgress",
  summary: "Get how far search by meaning knows a collection",
  params,
  reply: CollectionProgress,
});

export const retryCollectionRoute = route({
  ...knowledge,
  method: "POST",
  path: "/api/v1/collections/:id/retry",
  id: "retryCollection",
  summary: "Read up to 500 failed documents again, and passages that the model for search by meaning refused",
  params,
  reply: CollectionRetry,
});

import { route } from "#platform/contract/route.ts";
import { ImportBatch, ImportOutcome } from "./import-batch.ts";

/** Idempotent by the ids of the other product: the same conversations add nothing twice. */
export const importConversationsRoute = route({
  method: "POST",
  path: "/api/v1/conversations/import",
  id: "importConversations",
  summary: "Import conversations from another product; what was imported before is skipped",
  tag: "conversations",
  access: "user",
  body: ImportBatch,
  reply: ImportOutcome,
  keepsReply: true,
});

import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { mostExportedMessages } from "../../contract/index.ts";
import { conversationAccess } from "../conversation.access.ts";
import { type ConversationRow, findConversation } from "../conversation.repository.ts";
import { requireNoTest } from "../require-no-test.ts";
import { listPlaces, readCompany } from "./export.repository.ts";
import type { Exported } from "./exported.ts";
import { orderPlaces } from "./order-places.ts";
import { toJson } from "./to-json.ts";
import { toMarkdown } from "./to-markdown.ts";

type ExportForm = "json" | "markdown";

/** Allows a conversation to leave the product, and records it. */
const beginExport = command(
  "conversation.export",
  conversationAccess.export.by((ctx, { id }: { id: string; as: ExportForm }) => findConversation(ctx.db, id)),
  async (ctx, { id, as }, conversation): Promise<Exported> => {
    requireNoTest(conversation);
    const exported = await planExport(ctx, conversation);
    await ctx.audit({
      act: "conversation.exported",
      target: [{ type: "conversation", id }],
      conversationId: id,
      facts: { as, messages: exported.places.length },
    });
    return exported;
  },
);

/** A conversation as a file, piece by piece. It is read while it is taken. */
export async function exportConversation(
  ctx: Ctx,
  { id, as }: { id: string; as: ExportForm },
): Promise<AsyncGenerator<string>> {
  const exported = await beginExport(ctx, { id, as });
  return as === "json" ? toJson(ctx, exported) : toMarkdown(ctx, exported);
}

/** What a file of the conversation will hold. */
export async function planExport(ctx: Ctx, conversation: ConversationRow): Promise<Exported> {
  const { id, workspace_id: workspaceId } = conversation;
  const key = { workspaceId, conversationId: id };
  const { places, count } = await listPlaces(ctx.db, key, mostExportedMessages);
  const company = await readCompany(ctx.db, key);
  return {
    ...{ conversation, places: orderPlaces(places), leftOut: count - places.length },
    ...{ ...company, at: ctx.now() },
  };
}

import { z } from "zod";
import { route } from "#platform/contract/route.ts";
import { ConversationExport } from "./conversation-export.ts";

const params = z.object({ id: z.uuid() });
const tag = "conversations";

export const exportConversationRoute = route({
  method: "GET",
  path: "/api/v1/conversations/:id/export",
  id: "exportConversation",
  summary: "Export a conversation with all its versions as JSON",
  tag,
  access: "user",
  params,
  reply: ConversationExport,
});

/** Answers with `text/markdown`. */
export const exportMarkdownRoute = route({
  method: "GET",
  path: "/api/v1/conversations/:id/export/markdown",
  id: "exportConversationAsMarkdown",
  summary: "Export the shown branch of a conversation as Markdown",
  tag,
  access: "user",
  params,
});

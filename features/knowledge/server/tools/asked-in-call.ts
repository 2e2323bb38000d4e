import { type ToolContext, ToolError } from "#features/tools/server/index.ts";
import { systemLabel } from "#platform/contract/label.ts";
import { type CollectionsOfRun, collectionsOfRun } from "../in-runs/collections-of-run.ts";
import { sayLeftOut } from "../in-runs/describe-asked.ts";

/** The collections that a tool call asks now. Throws a ToolError when there are none. */
export async function askedInCall({
  ctx,
  conversationId,
  agentCollections = [],
}: ToolContext): Promise<CollectionsOfRun> {
  const on = await collectionsOfRun(ctx, { conversationId, agentCollections });
  if (on.asked.length > 0) return on;
  const none = on.leftOut > 0 ? "No collection can be asked here." : "No collection is switched on here.";
  const summary = [none, ...sayLeftOut(on)].join(" ");
  const message = `${summary} Say so, and do not answer from memory instead.`;
  throw new ToolError("knowledge.none_asked", message, { summary, label: systemLabel });
}

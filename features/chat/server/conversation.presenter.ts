import { ActiveRun, type Run } from "#features/runs/contract/index.ts";
import { abilitiesOf } from "#platform/server/access/abilities.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Conversation } from "../contract/index.ts";
import { conversationAccess } from "./conversation.access.ts";
import type { ConversationRow } from "./conversation.repository.ts";

/** A conversation with the caller's rights. `run` is its active run; an ended one counts as none. */
export async function presentConversation(
  ctx: Ctx,
  row: ConversationRow,
  run: Pick<Run, "id" | "status"> | undefined,
): Promise<Conversation> {
  const abilities = await abilitiesOf(ctx, conversationAccess, row);
  const activeRun = ActiveRun.safeParse(run).data ?? null;
  return {
    id: row.id,
    title: row.title,
    activeRun,
    importedFrom: row.imported_from,
    modelId: row.model_ref,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    abilities: { ...abilities, send: abilities.send && activeRun === null },
  };
}

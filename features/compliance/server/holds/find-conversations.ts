import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { HoldChoice } from "../../contract/index.ts";
import { holdAccess } from "./hold.access.ts";
import { listHoldableConversations, listReadableTitles } from "./holdable-conversation.repository.ts";
import { noteFinding } from "./note-finding.ts";

const most = 20;

/**
 * Conversations of the workspace for a hold, by title or owner. The titles of those that the caller may not read are neither
 * searched nor shown. Finding those of others is recorded before they are shown.
 */
export async function findConversations(ctx: Ctx, q: string): Promise<HoldChoice[]> {
  const { workspaceId } = userOf(ctx);
  const byTitle = await query(ctx, ({ db }) =>
    listReadableTitles(db, workspaceId, { title: q, ids: [], limit: most }),
  );
  const ids = [...byTitle.keys()];
  const found = await query(ctx, holdAccess.find, ({ db }) =>
    listHoldableConversations(db, workspaceId, { ids, owner: q, limit: most }),
  );
  await noteFinding(ctx, { ownerIds: found.map(({ ownerId }) => ownerId) });
  const shown = found.map(({ id }) => id);
  const titles = await query(ctx, ({ db }) =>
    listReadableTitles(db, workspaceId, { title: "", ids: shown, limit: most }),
  );
  return found.map(({ id, owner, updatedAt }) => ({
    ...{ id, owner, title: titles.get(id) ?? null, updatedAt: updatedAt.toISOString() },
  }));
}

import type { Ctx } from "#platform/server/context.ts";
import { findHoldOn } from "#platform/server/holds/hold.repository.ts";
import { findMakers } from "./place.repository.ts";
import type { DocumentId } from "./reading.repository.ts";

/** Whether a legal hold keeps the content of a document. Until the transaction ends, none is placed. */
export async function isHeld(ctx: Ctx, { workspaceId, id }: DocumentId): Promise<boolean> {
  const makers = await findMakers(ctx.db, { workspaceId, id });
  if (!makers) return false;
  return (await findHoldOn(ctx.db, { kind: "document", workspaceId, id, ...makers })) !== undefined;
}

import type { Page, PageQuery } from "#platform/contract/page.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import type { InstructionVersion } from "../../contract/index.ts";
import { installationAiAccess, workspaceAiAccess } from "../ai-settings.access.ts";
import {
  findCurrentInstructions,
  type InstructionRow,
  listInstructionRows,
} from "./instructions.repository.ts";

/** The versions of the installation's instructions, newest first. */
export function listInstallationInstructions(ctx: Ctx, page: PageQuery): Promise<Page<InstructionVersion>> {
  return query(ctx, installationAiAccess.read, (inner) => list(inner, installationWorkspaceId, page));
}

/** The versions of the workspace's instructions, newest first, and the installation's text above them. */
export function listWorkspaceInstructions(
  ctx: Ctx,
  page: PageQuery,
): Promise<Page<InstructionVersion> & { above: string }> {
  return query(ctx, workspaceAiAccess.read, async (inner) => {
    const [versions, above] = await Promise.all([
      list(inner, userOf(ctx).workspaceId, page),
      findCurrentInstructions(inner.db, installationWorkspaceId),
    ]);
    return { ...versions, above: above?.text ?? "" };
  });
}

export function presentInstructions(row: InstructionRow): InstructionVersion {
  return {
    number: row.number,
    text: row.text,
    restoredFrom: row.restored_from,
    changedBy: row.author,
    changedAt: row.created_at.toISOString(),
  };
}

async function list({ db }: Ctx, workspaceId: string, { cursor, limit }: PageQuery) {
  const before = cursor === undefined ? undefined : Number.parseInt(cursor, 10) || 0;
  const rows = await listInstructionRows(db, workspaceId, { before, limit: limit + 1 });
  const page = pageOfRows(rows, limit, ({ number }) => String(number));
  return { ...page, items: page.items.map(presentInstructions) };
}

import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import {
  type AgentComparison,
  type AgentContent,
  type AgentField,
  agentErrors,
  type VersionRef,
} from "../../contract/index.ts";
import { agentAccess, findForCaller } from "../agent.access.ts";
import { changedFields } from "./changed-fields.ts";
import { nameCollections } from "./name-collections.ts";
import { findVersion, getDraft, listVersions, type VersionRow } from "./version.repository.ts";

interface OfAgent {
  id: string;
}

/** The draft, for people who may edit it. Inside a query. */
export async function getAgentDraft(ctx: Ctx, { id }: OfAgent): Promise<VersionRow> {
  const agent = await findForCaller(ctx, agentAccess.edit, { id });
  return getDraft(ctx.db, agent.id);
}

/** A published version, or the draft. Throws `agent.version_not_found`. */
export async function getVersion(ctx: Ctx, { id, ref }: OfAgent & { ref: VersionRef }): Promise<VersionRow> {
  if (ref === "draft") return getAgentDraft(ctx, { id });
  const agent = await findForCaller(ctx, agentAccess.edit, { id });
  return (await findVersion(ctx.db, agent.id, ref)) ?? fail(agentErrors, "agent.version_not_found");
}

/** The published versions, newest first. The cursor is the number of a page's last one. */
export function listVersionsPage(
  ctx: Ctx,
  { id, cursor, limit }: OfAgent & { cursor?: string | undefined; limit: number },
): Promise<Page<VersionRow>> {
  return query(ctx, async (inner) => {
    const agent = await findForCaller(inner, agentAccess.edit, { id });
    const before = cursor && /^\d{1,9}$/.test(cursor) ? Number(cursor) : null;
    const rows = await listVersions(inner.db, { agentId: agent.id, before, limit: limit + 1 });
    return pageOfRows(rows, limit, ({ number }) => String(number));
  });
}

/** The fields that differ between two versions, with both values. Collections have their names for the reader. */
export function compareVersions(
  ctx: Ctx,
  { id, before, after }: OfAgent & { before: VersionRef; after: VersionRef },
): Promise<AgentComparison> {
  return query(ctx, async (inner) => {
    const { content: old } = await getVersion(inner, { id, ref: before });
    const { content: now } = await getVersion(inner, { id, ref: after });
    const shown = async (content: AgentContent, field: AgentField) =>
      field === "collections" ? nameCollections(inner, content.collections) : content[field];
    const changes = await Promise.all(
      changedFields(old, now).map(async (field) => ({
        field,
        before: await shown(old, field),
        after: await shown(now, field),
      })),
    );
    return { changes };
  });
}

import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { AgentDraft, AgentVersion, AgentVersionWithContent } from "../../contract/index.ts";
import { agentAccess, findForCaller } from "../agent.access.ts";
import { namesOfPeople } from "../person-names.ts";
import { changedFields } from "./changed-fields.ts";
import { noticesOfDraft } from "./notices-of-draft.ts";
import { originFor } from "./text-author.ts";
import { findPublished, getDraft, type VersionRow } from "./version.repository.ts";

export async function presentVersions(ctx: Ctx, rows: readonly VersionRow[]): Promise<AgentVersion[]> {
  const personOf = await namesOfPeople(
    ctx,
    rows.map(({ published_by }) => published_by),
  );
  return rows.map((row) => ({
    id: row.id,
    number: row.number ?? 0,
    state: row.state === "published" ? "published" : "superseded",
    publishedBy: personOf(row.published_by),
    publishedAt: (row.published_at ?? row.saved_at).toISOString(),
    rolledBackTo: row.rolled_back_to,
    note: row.note,
  }));
}

export async function presentVersion(ctx: Ctx, row: VersionRow): Promise<AgentVersion> {
  const [version] = await presentVersions(ctx, [row]);
  if (!version) throw new Error("The version was not presented.");
  return version;
}

export async function presentWithContent(ctx: Ctx, row: VersionRow): Promise<AgentVersionWithContent> {
  return { ...(await presentVersion(ctx, row)), content: row.content };
}

/** The draft of an agent as it is now. */
export async function presentDraft(ctx: Ctx, { id }: { id: string }): Promise<AgentDraft> {
  const { agent, draft, published } = await query(ctx, async (inner) => {
    const found = await findForCaller(inner, agentAccess.edit, { id });
    const versions = [await getDraft(inner.db, id), await findPublished(inner.db, id)] as const;
    return { agent: found, draft: versions[0], published: versions[1] };
  });
  const personOf = await namesOfPeople(ctx, [draft.saved_by]);
  return {
    agentId: agent.id,
    revision: agent.draft_revision,
    content: draft.content,
    changedFields: published ? changedFields(published.content, draft.content) : [],
    notices: await noticesOfDraft(ctx, draft.content),
    textOrigin: originFor(draft, userOf(ctx).userId),
    savedBy: personOf(draft.saved_by),
    savedAt: draft.saved_at.toISOString(),
  };
}

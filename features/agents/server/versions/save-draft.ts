import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { type AgentContent, agentErrors, type SaveDraft } from "../../contract/index.ts";
import { agentAccess, lockSeenAgent } from "../agent.access.ts";
import { type AgentRow, updateAgent } from "../agent.repository.ts";
import { namesOfPeople } from "../person-names.ts";
import { changedFields } from "./changed-fields.ts";
import { requireReadable } from "./name-collections.ts";
import { requireUsableSchema } from "./require-usable-schema.ts";
import { authorAfterSave, authorOf, type TextAuthor } from "./text-author.ts";
import {
  getDraft,
  insertVersion,
  isUsedByRun,
  supersede,
  updateDraftContent,
  type VersionRow,
} from "./version.repository.ts";

export type SaveDraftInput = SaveDraft & { id: string };

/**
 * Saves the draft that the caller saw. Throws `agent.changed_meanwhile` when somebody saved another one since: both
 * stay with their authors. Saving what is stored changes nothing.
 */
export const saveDraft = command(
  "agent.save_draft",
  agentAccess.save_draft.by((ctx, input: SaveDraftInput) => lockSeenAgent(ctx, input)),
  async (ctx, { revision, content }: SaveDraftInput, agent): Promise<AgentRow> => {
    const draft = await getDraft(ctx.db, agent.id);
    const fields = changedFields(draft.content, content);
    if (fields.length === 0) return agent;
    await requireRevision(ctx, agent, revision, draft);
    await requireReadable(ctx, draft.content.collections, content.collections);
    await requireUsableSchema(content);
    await storeDraft(ctx, draft, {
      content,
      ...authorAfterSave(draft, { content, userId: userOf(ctx).userId }),
    });
    const saved = await updateAgent(ctx.db, agent.id, { draft_revision: agent.draft_revision + 1 });
    await ctx.audit({
      act: "agent.draft_saved",
      target: [{ type: "agent", id: agent.id }],
      facts: { revision: saved.draft_revision, fields },
      sealed: { name: content.name, instructions: content.instructions },
    });
    return saved;
  },
);

/** Throws `agent.changed_meanwhile`, with who saved what is stored, and when. */
export async function requireRevision(
  ctx: Ctx,
  agent: AgentRow,
  revision: number,
  draft: VersionRow,
): Promise<void> {
  if (agent.draft_revision === revision) return;
  const personOf = await namesOfPeople(ctx, [draft.saved_by]);
  fail(agentErrors, "agent.changed_meanwhile", {
    details: {
      revision: agent.draft_revision,
      savedBy: personOf(draft.saved_by)?.name ?? null,
      savedAt: draft.saved_at.toISOString(),
    },
  });
}

/** A draft that a run has used stays as it is, and another one takes its place. */
export async function storeDraft(
  ctx: Ctx,
  draft: VersionRow,
  { content, ...author }: TextAuthor & { content: AgentContent },
): Promise<void> {
  const stored = { content, saved_by: userOf(ctx).userId, ...authorOf(author) };
  if (!(await isUsedByRun(ctx.db, draft))) {
    await updateDraftContent(ctx.db, { id: draft.id, saved_at: ctx.now(), ...stored });
    return;
  }
  await supersede(ctx.db, draft.agent_id, "draft");
  await insertVersion(ctx.db, { id: newId(), agent_id: draft.agent_id, state: "draft", ...stored });
}

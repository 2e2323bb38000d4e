import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { agentAccess, lockSeenAgent } from "../agent.access.ts";
import { requireRevision, storeDraft } from "./save-draft.ts";
import { isSameAuthor, writtenBy } from "./text-author.ts";
import { getDraft, type VersionRow } from "./version.repository.ts";

/**
 * Makes the text of a draft the caller's, who has read it: it counts from then on as if they had written it. Versions
 * that are published keep their author. Throws `agent.changed_meanwhile` when the draft is not the one that they read.
 */
export const adoptText = command(
  "agent.adopt_text",
  agentAccess.adopt_text.by((ctx, input: { id: string; revision: number }) => lockSeenAgent(ctx, input)),
  async (ctx, { revision }, agent): Promise<VersionRow> => {
    const draft = await getDraft(ctx.db, agent.id);
    await requireRevision(ctx, agent, revision, draft);
    const author = writtenBy(userOf(ctx).userId);
    if (isSameAuthor(draft, author)) return draft;
    await storeDraft(ctx, draft, { content: draft.content, ...author });
    const { name, instructions } = draft.content;
    await ctx.audit({
      act: "agent.text_adopted",
      target: [{ type: "agent", id: agent.id }],
      facts: { revision, writtenBefore: draft.text_integrity },
      sealed: { name, instructions },
    });
    return getDraft(ctx.db, agent.id);
  },
);

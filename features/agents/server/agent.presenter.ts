import { abilitiesOfEach } from "#platform/server/access/abilities.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { type Agent, type AgentStatus, type AgentVariable, agentErrors } from "../contract/index.ts";
import { agentAccess } from "./agent.access.ts";
import type { AgentRow } from "./agent.repository.ts";
import { findShownAgents, type ShownAgent } from "./listed-agent.repository.ts";
import { namesOfPeople } from "./person-names.ts";
import { isSameContent } from "./versions/changed-fields.ts";

/** Agents with the caller's rights. */
export async function presentAgents(ctx: Ctx, rows: readonly ShownAgent[]): Promise<Agent[]> {
  const personOf = await namesOfPeople(
    ctx,
    rows.map(({ user_id }) => user_id),
  );
  const abilities = await abilitiesOfEach(ctx, agentAccess, rows);
  return abilities.map(({ row, may }) => present(row, may, personOf));
}

/** An agent as it is now. Throws `agent.not_found`. */
export async function presentAgent(ctx: Ctx, { id }: { id: string }): Promise<Agent> {
  const rows = await query(ctx, ({ db }) => findShownAgents(db, [id]));
  const [agent] = await presentAgents(ctx, rows);
  return agent ?? fail(agentErrors, "agent.not_found");
}

export function statusOf(row: AgentRow): AgentStatus {
  if (row.withdrawn_at) return "withdrawn";
  if (row.archived_at) return "archived";
  return row.published_number === null ? "draft" : "published";
}

/** The default of a variable is for editors. */
function askedVariable({ name, isRequired = false, default: usual }: AgentVariable) {
  return { name, isRequired: isRequired && usual === "" };
}

function present(
  row: ShownAgent,
  may: Agent["abilities"],
  personOf: (id: string | null) => Agent["owner"],
): Agent {
  const content = row.published ?? row.draft;
  const status = statusOf(row);
  const isArchived = row.archived_at !== null;
  return {
    id: row.id,
    status,
    name: content?.name ?? "",
    purpose: content?.purpose ?? "",
    starters: content?.starters ?? [],
    variables: (content?.variables ?? []).map(askedVariable),
    modelId: content?.modelId ?? null,
    owner: personOf(row.user_id),
    published:
      row.published_number !== null && row.published_at
        ? { number: row.published_number, publishedAt: row.published_at.toISOString() }
        : null,
    draft: row.draft && {
      revision: row.draft_revision,
      hasChanges: !row.published || row.has_other_author || !isSameContent(row.draft, row.published),
    },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    abilities: {
      use: may.use && status === "published",
      edit: may.edit,
      archive: may.archive && !isArchived,
      restore: may.restore && isArchived,
      delete: may.delete,
      share: may.share,
    },
  };
}

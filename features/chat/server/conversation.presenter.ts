import { ActiveRun, type AgentValues, type Run } from "#features/runs/contract/index.ts";
import type { abilitiesOf } from "#platform/server/access/abilities.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Conversation } from "../contract/index.ts";
import type { conversationAccess } from "./conversation.access.ts";
import type { ConversationRow } from "./conversation.repository.ts";
import { presentPerson } from "./present-person.ts";

/** Names and standings of agents for the caller. */
type DescribedAgents = ReadonlyMap<string, { name: string; isUsable: boolean }>;

/** What a conversation is presented with. */
interface Beside {
  may: Awaited<ReturnType<typeof abilitiesOf<ConversationRow, typeof conversationAccess>>>;
  /** Its active run; an ended one counts as none. */
  run: Pick<Run, "id" | "status"> | undefined;
  agents?: DescribedAgents | undefined;
  /** Those that the caller gave its agent here. */
  values?: AgentValues | undefined;
}

/** A conversation with the caller's rights. */
export function presentConversation(
  ctx: Ctx,
  row: ConversationRow & { unread?: number },
  { may: abilities, run, agents, values }: Beside,
): Conversation {
  const activeRun = ActiveRun.safeParse(run).data ?? null;
  return {
    id: row.id,
    title: row.title,
    owner: presentPerson(ctx, row.user_id, row.owner_name),
    isShared: row.is_shared,
    hasComments: row.has_comments,
    unread: row.unread ?? 0,
    activeRun,
    importedFrom: row.imported_from,
    modelId: row.model_ref,
    agent: row.agent_id === null ? null : agentOf(row.agent_id, agents),
    ...(values && Object.keys(values).length > 0 ? { agentValues: values } : {}),
    memory: row.memory_choice,
    isTest: row.is_test,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    abilities: {
      ...abilities,
      send: abilities.send && activeRun === null,
      publish: abilities.publish && !row.is_test,
    },
  };
}

/** An agent that does not exist for the caller has no name. */
function agentOf(id: string, agents: DescribedAgents | undefined): Conversation["agent"] {
  const known = agents?.get(id);
  return { id, name: known?.name ?? null, isUsable: known?.isUsable ?? false };
}

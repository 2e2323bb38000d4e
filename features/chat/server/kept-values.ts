import type { AgentValues } from "#features/runs/contract/index.ts";
import { listGivenValues } from "#features/runs/server/index.ts";
import { type Ctx, personOf } from "#platform/server/context.ts";
import { conversationHost } from "./host-kind.ts";

/**
 * The values that the caller gave an agent in each of these conversations, by conversation. Their last run there has
 * them: those of another person are in that person's runs, and go with them.
 */
export async function keptValues(
  { actor, db }: Ctx,
  conversations: readonly { id: string; agentId: string }[],
): Promise<Map<string, AgentValues>> {
  const person = personOf(actor);
  if (!person || conversations.length === 0) return new Map();
  const places = conversations.map(({ id, agentId }) => ({ hostId: id, agentId }));
  return listGivenValues(db, { userId: person.userId, host: conversationHost, places });
}

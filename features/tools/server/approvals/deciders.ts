import type { Ctx } from "#platform/server/context.ts";
import { type DeciderRow, findDeciders } from "./decider.repository.ts";

const mostNames = 3;

/** The owners and admins of a workspace, who decide for others where somebody else has to. */
export function decidersOf({ services }: Ctx, workspaceId: string): Promise<DeciderRow[]> {
  return findDeciders(services.servicePool, workspaceId);
}

/** Those of them who may decide what this person asked for. */
export function otherDeciders(deciders: readonly DeciderRow[], userId: string) {
  const others = deciders.filter(({ user_id }) => user_id !== userId);
  return { names: others.slice(0, mostNames).map(({ name }) => name), total: others.length };
}

import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { listAgents } from "./listed-agent.repository.ts";

/** Agents that the caller may ask, whose name, or a word of it, begins like this. */
export async function findAgentsToMention(ctx: Ctx, words: string, limit: number) {
  const begun = words.trim().toLowerCase();
  const asked = { show: "usable", search: begun || undefined, before: undefined, limit: 100 } as const;
  const rows = await query(ctx, ({ db }) => listAgents(db, asked));
  return rows
    .map(({ id, published }) => ({ id, name: published?.name ?? "" }))
    .filter(({ name }) => name !== "" && ` ${name.toLowerCase()}`.includes(` ${begun}`))
    .slice(0, limit);
}

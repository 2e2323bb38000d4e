import { Integrity, type Label } from "#platform/contract/label.ts";
import { personOf } from "#platform/server/context.ts";
import type { CatalogueTool, SeenBy } from "../tool.ts";
import type { RunContext } from "../tool-context.ts";

/** What a policy knows about a tool call. Stored with the decision. */
export interface CallFacts extends Record<string, string | number | boolean> {
  /** Integrity of everything the model had read, 0 (system) to 4 (untrusted). */
  planIntegrity: number;
  /** Whether the model had read what not everybody in this conversation may read. */
  readsElsewhere: boolean;
  /** Whether somebody else than the person wrote into the run. */
  isSteered: boolean;
}

export function callFacts(
  { ctx, conversationId, isSteered = false }: Pick<RunContext, "ctx" | "conversationId" | "isSteered">,
  { integrity, readers }: Label,
): CallFacts {
  const own = conversationId ? `conversation:${conversationId}` : `user:${personOf(ctx.actor)?.userId ?? ""}`;
  return {
    planIntegrity: Integrity.options.indexOf(integrity),
    readsElsewhere: readers.some((audience) => audience !== own),
    isSteered,
  };
}

/** The attributes of a tool that policies refer to. */
export function resourceFacts(
  { facts, source, decide }: CatalogueTool,
  seenBy: SeenBy,
): Record<string, string | number | boolean> {
  const { reads, writes, egress, irreversible, external } = facts;
  const own = facts.own && seenBy === "person";
  return {
    ...{ reads, writes, egress, external, own, source },
    // Whether people see the effect who may not read the conversation.
    shared: typeof seenBy === "object",
    // With a minute to withdraw, for example, an act is still final for people who do not look.
    reversible: !irreversible && facts.undo !== null,
    // A built-in tool with a rule of its own judges the address or the words that it sends.
    guarded: source === "built_in" && egress && decide !== undefined,
  };
}

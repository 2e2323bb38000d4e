import type { ShownCall, ShownField } from "#features/tools/contract/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { ShownAgent } from "../listed-agent.repository.ts";
import { namesOfPeople } from "../person-names.ts";
import { nameOf } from "./describe-agents.ts";

/** What a person sees of the agent that a call means, and what binds their approval to it. */
export async function showAgent(
  ctx: Ctx,
  agent: ShownAgent,
): Promise<{ fields: ShownField[]; subject: NonNullable<ShownCall["subject"]> }> {
  const ownerOf = await namesOfPeople(ctx, [agent.user_id]);
  const purpose = agent.published?.purpose ?? "";
  const isFromOutside = agent.published_integrity === "untrusted";
  return {
    fields: [
      field("Agent", nameOf(agent), "agent"),
      field("Version", String(agent.published_number)),
      field("Belongs to", ownerOf(agent.user_id)?.name ?? "A deleted account"),
      ...(purpose ? [field(isFromOutside ? "Made for, in words from outside" : "Made for", purpose)] : []),
    ],
    subject: { type: "agent", id: agent.id, version: agent.published_number ?? undefined },
  };
}

function field(label: string, value: string, argument: string | null = null): ShownField {
  return { label, argument, kind: value.length > 100 ? "text" : "line", value, isEditable: false };
}

import { runAgents } from "#features/runs/server/index.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { type Mention, mentionErrors, occursIn } from "../contract/index.ts";
import { findNamesOf } from "./mentionable.repository.ts";

interface MentioningText {
  text: string;
  mentions: readonly Mention[] | undefined;
  /** Where it stands. A guest mentions those alone who are listed for it. */
  object: { noun: string; id: string };
  /** Whether agents can be mentioned here. */
  withAgents: boolean;
}

/**
 * The mentions of a text, each once. Part of the command that stores the text. Throws `mention.not_in_text`, and
 * `mention.not_found` for whoever is not in the workspace under this name, whom a guest does not know, or an agent that
 * the caller may not ask.
 */
export async function requireMentions(ctx: Ctx, mentioning: MentioningText): Promise<Mention[]> {
  const mentions = distinct(mentioning.mentions ?? []);
  if (!mentions.every((mention) => occursIn(mentioning.text, mention))) {
    fail(mentionErrors, "mention.not_in_text");
  }
  const known = await whichStand(ctx, mentions, mentioning);
  if (known.length < mentions.length) fail(mentionErrors, "mention.not_found");
  return mentions;
}

/** Those of the mentions of a text of earlier that still stand: nobody has left and no agent is gone. */
export async function standingMentions(
  ctx: Ctx,
  { text, mentions, ...at }: MentioningText,
): Promise<Mention[]> {
  const found = distinct(mentions ?? []).filter((mention) => occursIn(text, mention));
  return whichStand(ctx, found, at);
}

async function whichStand(
  ctx: Ctx,
  mentions: Mention[],
  { object, withAgents }: Pick<MentioningText, "object" | "withAgents">,
): Promise<Mention[]> {
  if (mentions.length === 0) return [];
  const { workspaceId, role } = userOf(ctx);
  const idsOf = (type: Mention["type"]) =>
    mentions.filter((mention) => mention.type === type).map(({ id }) => id);
  const names = await findNamesOf(ctx.db, {
    ...{ workspaceId, people: idsOf("person"), teams: idsOf("team") },
    ofGuest: role === "guest" ? object : undefined,
  });
  const agentIds = withAgents ? idsOf("agent") : [];
  const agents = agentIds.length > 0 ? await runAgents(ctx.services)?.describe(ctx, agentIds) : undefined;
  return mentions.filter(({ type, id, name }) => {
    if (type !== "agent") return names.get(id) === name;
    const agent = agents?.get(id);
    return agent?.isUsable === true && agent.name === name;
  });
}

function distinct(mentions: readonly Mention[]): Mention[] {
  return [...new Map(mentions.map((mention) => [`${mention.type} ${mention.id}`, mention])).values()];
}

import { requireReadable } from "#platform/server/access/require-readable.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import { type Mentionable, mentionErrors, mostListed } from "../contract/index.ts";
import { mentionAccess } from "./mention.access.ts";
import { type Found, findPeople, findTeams } from "./mentionable.repository.ts";
import { findMentionableAgents } from "./mentionable-agents.ts";

/** A list is asked for while somebody types. */
const perPerson = { name: "mention.find", burst: 60, perMinute: 120 };

export interface LookedFor {
  words: string;
  noun?: string | undefined;
  id?: string | undefined;
}

/** People, teams and agents to mention. Throws what reading the object throws, and `rate.limited`. */
export async function listMentionables(ctx: Ctx, { words, noun, id }: LookedFor): Promise<Mentionable[]> {
  const { workspaceId, userId, role } = userOf(ctx);
  const object = noun && id ? { noun, id } : undefined;
  await requireToken(ctx, perPerson, userId);
  if (object) await requireReadable(ctx, object, () => fail(mentionErrors, "mention.not_found"));
  const isGuest = role === "guest";
  const looked = { workspaceId, userId, words, object, isGuest, limit: mostListed };
  const found = await query(ctx, mentionAccess.list, async ({ db }) => ({
    people: await findPeople(db, looked),
    teams: isGuest ? [] : await findTeams(db, looked),
  }));
  const agents = await findMentionableAgents(ctx, words, mostListed);
  return [
    ...found.people.map((row) => mentionable("person", row)),
    ...found.teams.map((row) => mentionable("team", row)),
    ...agents.map((agent) => mentionable("agent", { ...agent, can_read: true })),
  ];
}

function mentionable(type: Mentionable["type"], { id, name, can_read }: Found): Mentionable {
  return { type, id, name, canRead: can_read };
}

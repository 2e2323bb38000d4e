import type { ObjectRule } from "#platform/server/access/access-rule.ts";
import { authorize, findAllowed } from "#platform/server/access/authorize.ts";
import { accessTables } from "#platform/server/access/define-access.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { type Mentionable, mentionErrors, mostListed } from "../contract/index.ts";
import { mentionAccess } from "./mention.access.ts";
import { type Found, findPeople, findTeams } from "./mentionable.repository.ts";
import { findMentionableAgents } from "./mentionable-agents.ts";

export interface LookedFor {
  words: string;
  noun?: string | undefined;
  id?: string | undefined;
}

/** People, teams and agents to mention. Throws what reading the object throws. */
export async function listMentionables(ctx: Ctx, { words, noun, id }: LookedFor): Promise<Mentionable[]> {
  const { workspaceId, userId, role } = userOf(ctx);
  const object = noun && id ? { noun, id } : undefined;
  if (object) await requireReader(ctx, object);
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

async function requireReader(ctx: Ctx, { noun, id }: { noun: string; id: string }): Promise<void> {
  const rule = accessTables().get(noun)?.read;
  if (!rule || !("object" in rule)) fail(mentionErrors, "mention.not_found");
  authorize(ctx, rule);
  await query(ctx, (inner) => findAllowed(inner, rule as ObjectRule<unknown>, { id }));
}

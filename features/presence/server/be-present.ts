import type { ObjectRule } from "#platform/server/access/access-rule.ts";
import { authorize, findAllowed } from "#platform/server/access/authorize.ts";
import { accessTables } from "#platform/server/access/define-access.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import { type Presence, presenceErrors } from "../contract/index.ts";
import type { TabState } from "./place.ts";
import { presenceOf } from "./presence-of.ts";

/** Objects whose readers the database can name for a check of many at once. */
const offered = ["conversation", "agent"];
const perPerson = { name: "presence.join", burst: 60, perMinute: 60 };

export interface SaidPresence {
  noun: string;
  id: string;
  tabId: string;
  state: TabState;
}

/**
 * Notes that the caller is at an object. Whoever comes must be allowed to read it; a heartbeat of somebody known
 * costs no statement. Throws what reading the object throws, and `presence.too_many`.
 */
export async function bePresent(ctx: Ctx, { noun, id, tabId, state }: SaidPresence): Promise<Presence> {
  const { userId, workspaceId } = userOf(ctx);
  const place = { workspaceId, noun, id };
  const presence = presenceOf(ctx.services);
  const change = { place, userId, tabId, state };
  if (state === "left") {
    await presence.say(change);
    return { noun, id, people: [], count: 0 };
  }
  if (!presence.knows(change)) {
    await requireToken(ctx, perPerson, userId);
    await requireReader(ctx, noun, id);
  }
  await presence.say(change);
  return presence.list(place);
}

async function requireReader(ctx: Ctx, noun: string, id: string): Promise<void> {
  const rule = offered.includes(noun) ? accessTables().get(noun)?.read : undefined;
  if (!rule || !("object" in rule)) fail(presenceErrors, "presence.not_offered");
  authorize(ctx, rule);
  await query(ctx, (inner) => findAllowed(inner, rule as ObjectRule<unknown>, { id }));
}

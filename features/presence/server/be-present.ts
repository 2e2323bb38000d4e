import { requireReadable } from "#platform/server/access/require-readable.ts";
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
    // Nobody knows of it: nobody is told.
    if (presence.hasHeardOf(change)) await presence.say(change);
    else await requireToken(ctx, perPerson, userId);
    return { noun, id, people: [], count: 0 };
  }
  if (!presence.knows(change)) {
    await requireToken(ctx, perPerson, userId);
    const notOffered = () => fail(presenceErrors, "presence.not_offered");
    if (!offered.includes(noun)) notOffered();
    await requireReadable(ctx, { noun, id }, notOffered);
  }
  await presence.say(change);
  return presence.list(place, userId);
}

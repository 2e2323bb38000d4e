import { type Ctx, personOf } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { type FactsOf, kindsKeptAtHome, type NotificationKind } from "../contract/index.ts";
import { announceAtHome } from "./announce-at-home.repository.ts";
import { clipFacts } from "./clip-facts.ts";
import { storeNotifications } from "./notification.repository.ts";

export interface Told<Kind extends NotificationKind> {
  kind: Kind;
  workspaceId: string;
  userIds: readonly string[];
  /** What it is about. Repeats about the same object that are not read yet become one notification with a count. */
  object?: { noun: string; id: string };
  /** Where it leads in the product: `/chat/…`. */
  path: string;
  facts: FactsOf<Kind>;
  /** Who did it, when that is not the caller. Null: nobody, it came to light. */
  by?: string | null;
}

/**
 * Tells people what the caller does. Part of the command that does it: told when that commits, and not otherwise. Nobody
 * is told of their own act, nor who may not act in the workspace or has switched this kind off.
 */
export async function notifyPeople<Kind extends NotificationKind>(ctx: Ctx, told: Told<Kind>): Promise<void> {
  const actorId = told.by === undefined ? (personOf(ctx.actor)?.userId ?? null) : told.by;
  // In one order, so that two commands that tell the same people wait for each other and do not block each other.
  const userIds = [...new Set(told.userIds)].filter((id) => id !== actorId).sort();
  if (userIds.length === 0) return;
  const isKeptAtHome = kindsKeptAtHome.includes(told.kind);
  const stored = await storeNotifications(ctx.db, {
    ...{ kind: told.kind, workspaceId: told.workspaceId, actorId, isKeptAtHome },
    ...{ object: told.object, path: told.path, facts: clipFacts(told.facts) },
    ...{ people: userIds.map((userId) => ({ id: newId(), userId })), now: ctx.now() },
  });
  const events = stored.map(({ id, userId, workspaceId, count }) => ({
    name: "notification.created" as const,
    ...{ workspaceId, userId },
    data: { id, kind: told.kind, count },
  }));
  if (isKeptAtHome) return announceAtHome(ctx.db, events);
  await Promise.all(events.map((event) => ctx.emit(event)));
}

import { type Ctx, userOf } from "#platform/server/context.ts";
import type { BrowserFrame, BrowserSession } from "../../contract/index.ts";
import { Frame } from "./host/orders.ts";
import type { SessionRow } from "./session.repository.ts";
import { sessionsOf } from "./sessions.ts";

/** The session as its reader sees it. What its person does on the page, only they see. */
export async function presentSession(ctx: Ctx, row: SessionRow): Promise<BrowserSession> {
  const isOwn = ctx.actor.type === "user" && row.user_id === userOf(ctx).userId;
  const isTaken = row.is_open && row.taken_over_at !== null;
  return {
    runId: row.run_id,
    state: row.is_open ? "open" : "ended",
    endedBecause: row.is_open ? null : (row.ended_because ?? "lost"),
    driver: isTaken ? "person" : "assistant",
    abilities: { takeOver: isOwn && row.is_open && !isTaken, handBack: isOwn && isTaken },
    frame: row.is_open && (isOwn || !isTaken) ? await frameOf(ctx, row) : null,
  };
}

/** Watchers of one browser get the same picture, for a moment. */
const freshMs = 600;
const kept = new Map<string, { at: number; frame: Promise<BrowserFrame | null>; isCovered: boolean }>();

function frameOf(ctx: Ctx, row: SessionRow): Promise<BrowserFrame | null> {
  // Only the person who has taken it over sees it then. What they typed is nobody else's, also after the hand-back.
  const isCovered = row.taken_over_at === null;
  const now = performance.now();
  for (const [id, { at }] of kept) if (now - at > freshMs) kept.delete(id);
  const known = kept.get(row.run_id);
  if (known?.isCovered === isCovered) return known.frame;
  const frame = (sessionsOf(ctx.services)?.ask(row, { act: "frame", isCovered }) ?? Promise.resolve(null))
    .then((raw) => Frame.nullable().parse(raw))
    .catch(() => null);
  kept.set(row.run_id, { at: now, frame, isCovered });
  return frame;
}

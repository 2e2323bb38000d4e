import type { Hold } from "../../contract/index.ts";
import type { ListedHold } from "./listed-hold.repository.ts";

const timeOf = (date: Date | null) => date?.toISOString() ?? null;

export function presentHold(row: ListedHold, now: Date): Hold {
  return {
    id: row.id,
    name: row.name,
    reason: row.reason,
    isWhole: row.is_whole,
    subjects: row.subjects,
    madeFrom: timeOf(row.made_from),
    madeUntil: timeOf(row.made_until),
    state: stateOf(row, now),
    placedBy: row.placer,
    placedAt: row.placed_at.toISOString(),
    endsAt: timeOf(row.ends_at),
    releasedBy: row.releaser,
    releasedAt: timeOf(row.released_at),
    waiting: row.waiting.map((person) => ({ ...person, dueAt: new Date(person.dueAt).toISOString() })),
  };
}

function stateOf({ released_at, ends_at }: ListedHold, now: Date): Hold["state"] {
  if (released_at) return "released";
  return ends_at && ends_at <= now ? "ended" : "standing";
}

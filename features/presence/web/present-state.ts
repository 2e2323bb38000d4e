import type { PresenceState } from "../contract/index.ts";
import type { Place } from "./say-presence.ts";

/** Where somebody types in this tab now. Every heartbeat says so too: it would end their typing otherwise. */
const writingAt = new Set<string>();
const keyOf = ({ noun, id }: Place) => `${noun}/${id}`;

/** What this tab has to say about a place now. */
export const presentState = (place: Place): PresenceState =>
  writingAt.has(keyOf(place)) ? "writing" : "here";

export function setWriting(place: Place, isWriting: boolean): void {
  if (isWriting) writingAt.add(keyOf(place));
  else writingAt.delete(keyOf(place));
}

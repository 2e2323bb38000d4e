import { useCallback, useState } from "react";
import { type EndToSee, nextToSee } from "./ends-to-see.ts";

/**
 * Which end has to be scrolled to before something can be approved. The one rule for a card, a table of alike requests
 * and the form of a connection's tool: each has an `EndMark` at every end, which reports to `onSeen`.
 */
export function useSeenEnds(ends: readonly EndToSee[]) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const onSeen = useCallback((id: string) => {
    setSeen((before) => (before.has(id) ? before : new Set([...before, id])));
  }, []);
  return { next: nextToSee(ends, seen), onSeen };
}

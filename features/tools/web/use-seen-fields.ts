import { useCallback, useState } from "react";
import type { ShownCall } from "../contract/index.ts";
import { isLong } from "./exact/is-long.ts";

/** Which long values of a call have not been scrolled to their end yet, by label. */
export function useSeenFields({ fields }: ShownCall) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const onSeen = useCallback((label: string) => {
    setSeen((before) => (before.has(label) ? before : new Set([...before, label])));
  }, []);
  const unseen = fields
    .filter(({ kind, label, value }) => scrolls(kind) && isLong(value) && !seen.has(label))
    .map(({ label }) => label);
  return { onSeen, unseen };
}

function scrolls(kind: ShownCall["fields"][number]["kind"]): boolean {
  return kind === "text" || kind === "json";
}

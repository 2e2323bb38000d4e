import type { ConfirmedFacts } from "../../contract/index.ts";

/** What a tool may do, as an admin confirmed it, e.g. "Changes something; cannot be undone". */
export function describeFacts({ writes, irreversible, external, own }: ConfirmedFacts): string {
  if (!writes) return "Only reads.";
  const parts = [
    "changes something",
    irreversible && "cannot be undone",
    external && "seen outside the workspace",
    own && "seen by its person only",
  ].filter((part) => part !== false);
  const text = parts.join("; ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

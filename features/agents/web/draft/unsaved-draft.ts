import { personalStorage } from "#platform/web/personal-data/personal-storage.ts";
import type { Unsaved } from "./draft-store.ts";

const keyOf = (agentId: string) => `agent-draft.${agentId}`;

/** What this tab has not saved of a draft. It survives a reload. */
export function readUnsaved(agentId: string): Unsaved | undefined {
  try {
    const kept: unknown = JSON.parse(personalStorage.get(keyOf(agentId)) ?? "null");
    return isUnsaved(kept) ? kept : undefined;
  } catch {
    // Not ours: ignored.
    return undefined;
  }
}

/** Undefined: everything is saved. */
export function keepUnsaved(agentId: string, unsaved: Unsaved | undefined): void {
  if (unsaved) personalStorage.set(keyOf(agentId), JSON.stringify(unsaved));
  else personalStorage.delete(keyOf(agentId));
}

function isUnsaved(value: unknown): value is Unsaved {
  return (
    typeof value === "object" &&
    value !== null &&
    "revision" in value &&
    typeof value.revision === "number" &&
    "content" in value &&
    typeof value.content === "object" &&
    value.content !== null &&
    "name" in value.content
  );
}

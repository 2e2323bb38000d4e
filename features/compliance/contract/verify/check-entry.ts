import { parseCheckpoint } from "../notes/checkpoint.ts";
import { parseNote } from "../notes/signed-note.ts";
import { type Said, say } from "./said.ts";

/** In the log of the installation an entry may be the signed checkpoint of another log. */
export const installation = "00000000-0000-0000-0000-000000000000";

const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * What is wrong with the content of an entry, as the end of a sentence; else the event, if it is one. `ids` collects those
 * of all events.
 */
export function checkEntry(
  bytes: Uint8Array,
  { workspace, ids }: { workspace: string; ids: Set<string> },
): { wrong?: Said; event?: EventFields } {
  if (workspace === installation && !isEvent(bytes)) {
    return isCheckpoint(bytes) ? {} : { wrong: say`is neither an event nor a checkpoint` };
  }
  const event = readEvent(bytes);
  if (!event) return { wrong: say`is not an event` };
  if (typeof event.id !== "string" || typeof event.act !== "string" || !Number.isSafeInteger(event.ts)) {
    return { wrong: say`has no id, act or time` };
  }
  if (event.workspace !== workspace) return { wrong: say`belongs to another workspace` };
  if (ids.has(event.id)) return { wrong: say`has the id of an earlier event, ${event.id}` };
  ids.add(event.id);
  return { event };
}

function isEvent(bytes: Uint8Array): boolean {
  // A brace.
  return bytes[0] === 0x7b;
}

function isCheckpoint(bytes: Uint8Array): boolean {
  const note = parseNote(new TextDecoder().decode(bytes));
  return note !== undefined && parseCheckpoint(note.text) !== undefined;
}

/** What is read of an event. It was not checked but where `checkEntry` says so. */
export interface EventFields {
  id?: unknown;
  act?: unknown;
  ts?: unknown;
  workspace?: unknown;
  tgt?: unknown;
}

function readEvent(bytes: Uint8Array): EventFields | undefined {
  try {
    const event: unknown = JSON.parse(decoder.decode(bytes));
    return typeof event === "object" && event !== null ? event : undefined;
  } catch {
    return undefined;
  }
}

const decoder = new TextDecoder("utf-8", { fatal: true });

/** What is wrong with the content of an entry, in words; undefined if nothing. `ids` collects those of all events. */
export function checkEntry(
  bytes: Uint8Array,
  { workspace, ids }: { workspace: string; ids: Set<string> },
): string | undefined {
  const event = readEvent(bytes);
  if (!event) return "is not an event";
  if (typeof event.id !== "string" || typeof event.act !== "string" || !Number.isSafeInteger(event.ts)) {
    return "has no id, act or time";
  }
  if (event.workspace !== workspace) return "belongs to another workspace";
  if (ids.has(event.id)) return `has the id of an earlier event, ${event.id}`;
  ids.add(event.id);
  return undefined;
}

/** Entries of the installation's log may be signed checkpoints instead of events. */
export function isCheckpointEntry(bytes: Uint8Array): boolean {
  // An event begins with a brace.
  return bytes[0] !== 0x7b;
}

interface EventFields {
  id?: unknown;
  act?: unknown;
  ts?: unknown;
  workspace?: unknown;
}

function readEvent(bytes: Uint8Array): EventFields | undefined {
  try {
    const event: unknown = JSON.parse(decoder.decode(bytes));
    return typeof event === "object" && event !== null ? event : undefined;
  } catch {
    return undefined;
  }
}

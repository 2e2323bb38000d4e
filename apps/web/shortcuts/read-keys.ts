import type { Shortcut } from "./shortcut-list.ts";

/** How long the first key of a pair waits for the second. */
const patienceMs = 1000;

/** Recognizes shortcuts. Returns the one that a key completes; remembers the first key of a pair. */
export function createKeyReader(shortcuts: readonly Shortcut[], now: () => number = Date.now) {
  let first: { key: string; atMs: number } | undefined;
  return (key: string): Shortcut | undefined => {
    const lead = first && now() - first.atMs < patienceMs ? first.key : undefined;
    first = undefined;
    const typed = lead === undefined ? [key] : [lead, key];
    const found = shortcuts.find(({ keys }) => keys.join(" ") === typed.join(" "));
    const isLead = lead === undefined && shortcuts.some(({ keys }) => keys.length > 1 && keys[0] === key);
    if (isLead) first = { key, atMs: now() };
    return found;
  };
}

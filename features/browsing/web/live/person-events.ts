import type { PersonInput } from "../../contract/index.ts";

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A point of the picture as a point of the page. */
export function pointOnPage(
  { clientX, clientY }: { clientX: number; clientY: number },
  box: Box,
  page: { width: number; height: number },
): { x: number; y: number } {
  const along = (at: number, start: number, length: number, most: number) =>
    Math.round(Math.max(0, Math.min(most, ((at - start) / Math.max(1, length)) * most)));
  return {
    x: along(clientX, box.left, box.width, page.width),
    y: along(clientY, box.top, box.height, page.height),
  };
}

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** What a key does on the page. Undefined for keys that stay with the reader's own browser. */
export function inputOfKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Key): PersonInput | undefined {
  const isCommand = ctrlKey || metaKey;
  if ([...key].length === 1 && !isCommand) return { type: "text", text: key };
  // Only what edits text. Everything else would act on two browsers at once.
  if (isCommand)
    return /^[acxz]$/i.test(key) ? { type: "key", key: `Control+${key.toLowerCase()}` } : undefined;
  if (!named.has(key) || altKey) return undefined;
  return { type: "key", key: shiftKey ? `Shift+${key}` : key };
}

const named = new Set([
  "Enter",
  "Backspace",
  "Delete",
  "Tab",
  "ArrowLeft",
  "ArrowRight",
  "ArrowUp",
  "ArrowDown",
  "Home",
  "End",
  "PageUp",
  "PageDown",
]);

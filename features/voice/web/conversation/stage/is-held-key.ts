/** Whether a key that goes down means to talk: Space where it means nothing else, and Enter on the button itself. */
export function isHeldKey(event: PressedKey, button: EventTarget | null): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
    return false;
  const { target } = event;
  if (target === button) return event.key === " " || event.key === "Enter";
  if (event.key !== " ") return false;
  return !(target instanceof Element && target.closest(usesSpace));
}

const usesSpace =
  "input, textarea, select, button, a, summary, [contenteditable], [role='dialog'], [role='menu'], [role='listbox']";

type PressedKey = Pick<
  KeyboardEvent,
  "key" | "target" | "defaultPrevented" | "isComposing" | "ctrlKey" | "metaKey" | "altKey"
>;

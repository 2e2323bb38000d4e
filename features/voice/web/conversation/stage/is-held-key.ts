/** The used fields of a keydown event. */
interface PressedKey {
  key: string;
  target: unknown;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  isComposing: boolean;
  defaultPrevented: boolean;
}

/** Whether a key means "talk": Space where it has no other function, and Enter on the button. */
export function isHeldKey(pressed: PressedKey, button: unknown): boolean {
  const { key, target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = pressed;
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return false;
  if (target === button) return key === " " || key === "Enter";
  return key === " " && !(isElement(target) && target.closest(usesSpace));
}

function isElement(target: unknown): target is Pick<Element, "closest"> {
  return typeof target === "object" && target !== null && "closest" in target;
}

const usesSpace =
  "input, textarea, select, button, a, summary, [contenteditable], [role='dialog'], [role='menu'], [role='listbox']";

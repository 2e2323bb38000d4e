import type { RefObject } from "react";
import { flushSync } from "react-dom";

/** Shows what `update` changes, at once, and then leads to the field: one that was disabled takes the focus again. */
export function focusAfter(update: () => void, form: RefObject<HTMLElement | null>, selector: string): void {
  flushSync(update);
  form.current?.querySelector<HTMLElement>(selector)?.focus();
}

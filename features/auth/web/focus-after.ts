import type { RefObject } from "react";
import { flushSync } from "react-dom";

/** Applies `update` synchronously, then focuses the field, which may have been disabled before. */
export function focusAfter(update: () => void, form: RefObject<HTMLElement | null>, selector: string): void {
  flushSync(update);
  form.current?.querySelector<HTMLElement>(selector)?.focus();
}

import type { MouseEvent, MouseEventHandler } from "react";

/**
 * Makes a busy button do nothing, Enter in its form included. It is not `disabled`, because a disabled element loses the
 * focus of the keyboard.
 */
export function whenIdle(
  busy: boolean | undefined,
  onClick: MouseEventHandler<HTMLButtonElement> | undefined,
): MouseEventHandler<HTMLButtonElement> | undefined {
  if (!busy) return onClick;
  return (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
}

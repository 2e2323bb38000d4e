import type { KeyboardEventHandler, MouseEventHandler } from "react";

type Handlers = {
  onClick: MouseEventHandler<HTMLButtonElement>;
  onKeyDown: KeyboardEventHandler<HTMLButtonElement>;
};

/**
 * A button acts once for a press: not while it is busy, Enter in a field of its form included, and not again while the
 * key is held. A busy button is not `disabled`, because a disabled element loses the focus of the keyboard.
 */
export function pressOnce(
  busy: boolean | undefined,
  { onClick, onKeyDown }: { [Name in keyof Handlers]: Handlers[Name] | undefined },
): Handlers {
  return {
    onClick: (event) => {
      if (!busy) return onClick?.(event);
      event.preventDefault();
      event.stopPropagation();
    },
    onKeyDown: (event) => {
      if (event.repeat && event.key === "Enter") event.preventDefault();
      onKeyDown?.(event);
    },
  };
}

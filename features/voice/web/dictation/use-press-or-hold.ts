import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useMemo, useRef } from "react";

/** A longer press counts as holding. */
const heldAfterMs = 300;

interface PressOrHold {
  onDown(): void;
  onUp(isHeld: boolean): void;
  /** Pressed by software that cannot hold, such as a screen reader. */
  onPress(): void;
}

/** Distinguishes a short press from holding a button, by pointer and by Space or Enter. */
export function usePressOrHold(acts: PressOrHold) {
  const current = useRef(acts);
  current.current = acts;
  return useMemo(() => {
    let downSince: number | undefined;
    // Browsers also click after each press that was already handled.
    let isClickKnown = false;
    // By the time of the event: a busy page learns late of both, and then of both at once.
    const down = ({ timeStamp }: SyntheticEvent) => {
      if (downSince !== undefined) return;
      downSince = timeStamp;
      isClickKnown = true;
      current.current.onDown();
    };
    const up = ({ timeStamp }: SyntheticEvent) => {
      if (downSince === undefined) return;
      const isHeld = timeStamp - downSince >= heldAfterMs;
      downSince = undefined;
      current.current.onUp(isHeld);
    };
    const isPressKey = ({ key }: KeyboardEvent) => key === " " || key === "Enter";
    return {
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        down(event);
      },
      onPointerUp: up,
      onPointerCancel: up,
      onKeyDown(event: KeyboardEvent) {
        if (!isPressKey(event)) return;
        event.preventDefault();
        if (!event.repeat) down(event);
      },
      onKeyUp(event: KeyboardEvent) {
        if (!isPressKey(event)) return;
        event.preventDefault();
        isClickKnown = false;
        up(event);
      },
      onBlur: up,
      onClick() {
        if (!isClickKnown) current.current.onPress();
        isClickKnown = false;
      },
      // A long press on a phone belongs to us, not to the context menu.
      onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    };
  }, []);
}

import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from "react";

/** Who presses for so long holds. */
const heldAfterMs = 300;

interface PressOrHold {
  onDown(): void;
  onUp(isHeld: boolean): void;
  /** Pressed by a program that knows no holding, such as a screen reader. */
  onPress(): void;
}

/** Tells a short press of a button from holding it, by pointer and by Space or Enter. */
export function usePressOrHold(acts: PressOrHold) {
  const current = useRef(acts);
  current.current = acts;
  return useMemo(() => {
    let downSince: number | undefined;
    // A browser also clicks after each press that was heard of already.
    let isClickKnown = false;
    const down = () => {
      if (downSince !== undefined) return;
      downSince = performance.now();
      isClickKnown = true;
      current.current.onDown();
    };
    const up = () => {
      if (downSince === undefined) return;
      const isHeld = performance.now() - downSince >= heldAfterMs;
      downSince = undefined;
      current.current.onUp(isHeld);
    };
    const isPressKey = ({ key }: KeyboardEvent) => key === " " || key === "Enter";
    return {
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        down();
      },
      onPointerUp: up,
      onPointerCancel: up,
      onKeyDown(event: KeyboardEvent) {
        if (!isPressKey(event)) return;
        event.preventDefault();
        if (!event.repeat) down();
      },
      onKeyUp(event: KeyboardEvent) {
        if (!isPressKey(event)) return;
        event.preventDefault();
        isClickKnown = false;
        up();
      },
      onBlur: up,
      onClick() {
        if (!isClickKnown) current.current.onPress();
        isClickKnown = false;
      },
      // A long press on a phone is meant for us.
      onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    };
  }, []);
}

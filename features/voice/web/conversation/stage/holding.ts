/** With what it is held: a key or a pointer until it goes up; a click, as screen readers and voices make it, until the next. */
type HeldBy = "key" | "pointer" | "click";

/** What lasts as long as something is held. */
export interface Holding {
  /** Whoever holds last lets go. */
  hold(by: "key" | "pointer"): void;
  letGo(by: "key" | "pointer"): void;
  click(): void;
  /** A press that no click will follow is over. */
  cancel(): void;
  /** Nothing is held any more, whatever held it. */
  end(): void;
}

export function createHolding({ onPress, onRelease }: HoldingActs): Holding {
  let heldBy: HeldBy | undefined;
  let wasPressed = false;

  function take(by: HeldBy) {
    const isNew = heldBy === undefined;
    heldBy = by;
    wasPressed = by === "pointer";
    if (isNew) onPress();
  }
  function end() {
    if (heldBy === undefined) return;
    heldBy = undefined;
    onRelease();
  }
  function letGo(by: HeldBy) {
    if (heldBy === by) end();
  }

  return {
    hold: take,
    letGo,
    click() {
      // Each press of a pointer ends with a click as well.
      if (wasPressed) wasPressed = false;
      else if (heldBy === "click") end();
      else take("click");
    },
    cancel() {
      wasPressed = false;
      letGo("pointer");
    },
    end,
  };
}

interface HoldingActs {
  onPress: () => void;
  onRelease: () => void;
}

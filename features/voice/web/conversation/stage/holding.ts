/** What holds: a key or pointer until release, or a click until the next click. */
type HeldBy = "key" | "pointer" | "click";

/** A state that lasts while something holds it. */
export interface Holding {
  /** The latest holder ends it. */
  hold(by: "key" | "pointer"): void;
  letGo(by: "key" | "pointer"): void;
  click(): void;
  /** Ends a press without a click. */
  cancel(): void;
  /** Ends it, whatever holds it. */
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
      // Each pointer press also ends with a click.
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

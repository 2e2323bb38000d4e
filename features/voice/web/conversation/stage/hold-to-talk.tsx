import { Mic } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { isHeldKey } from "./is-held-key.ts";

/** Listens as long as it is held, with a finger, the mouse, or Space anywhere where nothing is typed. */
export function HoldToTalk({ onPress, onRelease }: { onPress: () => void; onRelease: () => void }) {
  const [isHeld, setHeld] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const acts = useRef({ onPress, onRelease });
  acts.current = { onPress, onRelease };
  const held = useRef(false);

  const hold = () => {
    if (held.current) return;
    held.current = true;
    setHeld(true);
    acts.current.onPress();
  };
  const letGo = () => {
    if (!held.current) return;
    held.current = false;
    setHeld(false);
    acts.current.onRelease();
  };
  const hands = useRef({ hold, letGo });
  hands.current = { hold, letGo };

  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (!isHeldKey(event, button.current)) return;
      // A press of Space would scroll the page, or press the button once more.
      event.preventDefault();
      if (!event.repeat) hands.current.hold();
    };
    const up = (event: KeyboardEvent) => {
      if (event.key === " " || event.key === "Enter") hands.current.letGo();
    };
    const leave = () => hands.current.letGo();
    addEventListener("keydown", down);
    addEventListener("keyup", up);
    addEventListener("blur", leave);
    return () => {
      removeEventListener("keydown", down);
      removeEventListener("keyup", up);
      removeEventListener("blur", leave);
      leave();
    };
  }, []);

  return (
    <Button
      ref={button}
      variant="primary"
      icon={<Mic aria-hidden="true" size={16} />}
      className="touch-none"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        hold();
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onContextMenu={(event) => event.preventDefault()}
    >
      {isHeld ? "Let go to send" : "Hold to talk"}
    </Button>
  );
}

import { Mic } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { createHolding } from "./holding.ts";
import { isHeldKey } from "./is-held-key.ts";

/**
 * Listens while it is held: by touch, by mouse, or by Space outside of inputs. A click toggles it, because
 * screen readers and voice control can only click.
 */
export function HoldToTalk({ onPress, onRelease }: { onPress: () => void; onRelease: () => void }) {
  const [isHeld, setHeld] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const acts = useRef({ onPress, onRelease });
  acts.current = { onPress, onRelease };
  const [holding] = useState(() =>
    createHolding({
      onPress() {
        setHeld(true);
        acts.current.onPress();
      },
      onRelease() {
        setHeld(false);
        acts.current.onRelease();
      },
    }),
  );

  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (!isHeldKey(event, button.current)) return;
      // Space would scroll the page or press the button again.
      event.preventDefault();
      if (!event.repeat) holding.hold("key");
    };
    const up = (event: KeyboardEvent) => {
      if (event.key !== " " && event.key !== "Enter") return;
      // Some browsers click when Space goes up, even if its keydown was cancelled.
      if (event.target === button.current) event.preventDefault();
      holding.letGo("key");
    };
    addEventListener("keydown", down);
    addEventListener("keyup", up);
    addEventListener("blur", holding.end);
    return () => {
      removeEventListener("keydown", down);
      removeEventListener("keyup", up);
      removeEventListener("blur", holding.end);
      holding.end();
    };
  }, [holding]);

  return (
    <Button
      ref={button}
      variant="primary"
      icon={<Mic aria-hidden="true" size={16} />}
      className="touch-none"
      onPointerDown={(event) => {
        // Only the primary mouse button.
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        holding.hold("pointer");
      }}
      onPointerUp={() => holding.letGo("pointer")}
      onPointerCancel={holding.cancel}
      onClick={holding.click}
      onContextMenu={(event) => event.preventDefault()}
    >
      {isHeld ? "Release to send" : "Hold to talk"}
    </Button>
  );
}

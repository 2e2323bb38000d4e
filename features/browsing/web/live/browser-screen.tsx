import { useEffect, useRef } from "react";
import type { BrowserFrame, PersonInput } from "../../contract/index.ts";
import { inputOfKey, pointOnPage } from "./person-events.ts";

/** The page as a picture. Whoever has taken it over points and types on it; Escape leaves it. */
export function BrowserScreen({ frame, onInput }: BrowserScreenProps) {
  return (
    <div
      // The header stays in view beside it.
      style={{ maxWidth: `calc(60dvh * ${frame.width / Math.max(1, frame.height)})` }}
      className="relative mx-auto focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-brass"
    >
      <img
        src={`data:image/jpeg;base64,${frame.picture}`}
        alt={`The page ${frame.title || frame.url}`}
        draggable={false}
        style={{ aspectRatio: `${frame.width} / ${frame.height}` }}
        className="block w-full select-none"
      />
      {onInput && <Hands size={frame} onInput={onInput} />}
    </div>
  );
}

/** Takes the mouse, the keys and the keyboards of phones. It lies over the picture and shows nothing itself. */
function Hands({ size, onInput }: { size: Size; onInput: (event: PersonInput) => void }) {
  const hands = useRef<HTMLTextAreaElement>(null);
  const { width, height } = size;
  useEffect(() => hands.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const element = hands.current;
    if (!element) return;
    // A listener of React cannot keep the page around from scrolling.
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const deltaY = Math.max(-2_000, Math.min(2_000, event.deltaY));
      onInput({
        type: "wheel",
        ...pointOnPage(event, element.getBoundingClientRect(), { width, height }),
        deltaY,
      });
    };
    element.addEventListener("wheel", turn, { passive: false });
    return () => element.removeEventListener("wheel", turn);
  }, [onInput, width, height]);
  const send = (type: "move" | "down" | "up") => (event: React.PointerEvent<HTMLTextAreaElement>) => {
    onInput({ type, ...pointOnPage(event, event.currentTarget.getBoundingClientRect(), size) });
  };
  return (
    <textarea
      ref={hands}
      data-holds-escape=""
      aria-label="The page. Keys go to it; Escape leaves it."
      autoComplete="off"
      spellCheck={false}
      className="absolute inset-0 size-full cursor-crosshair touch-none resize-none opacity-0"
      onPointerMove={send("move")}
      onPointerDown={send("down")}
      onPointerUp={send("up")}
      onKeyDown={(event) => {
        if (event.key === "Escape") return event.currentTarget.blur();
        if (event.nativeEvent.isComposing) return;
        const input = inputOfKey(event);
        if (!input) return;
        event.preventDefault();
        onInput(input);
      }}
      // What a keyboard on a screen writes, and what is pasted.
      onInput={(event) => {
        if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing) return;
        const text = event.currentTarget.value.slice(0, 2_000);
        event.currentTarget.value = "";
        if (text) onInput({ type: "text", text });
      }}
    />
  );
}

type Size = Pick<BrowserFrame, "width" | "height">;

interface BrowserScreenProps {
  frame: BrowserFrame;
  /** Absent: the reader only watches. */
  onInput?: ((event: PersonInput) => void) | undefined;
}

import { type KeyboardEvent, useEffect, useRef } from "react";

/** Where to go on after a cell. */
export type CellEnd = "stay" | "down" | "right" | "left" | "back";

/** A cell that is typed into. Enter goes down, Tab goes on, Escape takes back what was typed; Shift+Enter is a line. */
export function CellField({ label, text, onType, onEnd }: CellFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  const end = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    // Enter that ends a composition belongs to the keyboard.
    if (event.nativeEvent.isComposing) return;
    const ended = endOf(key, shiftKey);
    if (!ended) return;
    event.preventDefault();
    onEnd(ended);
  };
  return (
    <textarea
      ref={field}
      aria-label={label}
      rows={1}
      value={text}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={end}
      onBlur={() => onEnd("stay")}
      className="block field-sizing-content w-full min-w-24 resize-none bg-paper-1 px-2 py-1.5 text-sm text-ink-1 outline-none pointer-coarse:text-lg"
    />
  );
}

function endOf(key: string, isShifted: boolean): CellEnd | undefined {
  if (key === "Escape") return "back";
  if (key === "Tab") return isShifted ? "left" : "right";
  return key === "Enter" && !isShifted ? "down" : undefined;
}

interface CellFieldProps {
  label: string;
  text: string;
  onType: (text: string) => void;
  onEnd: (end: CellEnd) => void;
}

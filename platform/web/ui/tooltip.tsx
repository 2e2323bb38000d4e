import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Kbd } from "./kbd.tsx";
import { placeBeside, type Side } from "./place-beside.ts";

const hoverDelayMs = 400;

/**
 * Names or explains the control inside it, on hover and keyboard focus. Escape hides it. Uses the browser's
 * top layer, so no positioning library is needed.
 */
export function Tooltip({ label, keys, side = "top", describes = true, children }: TooltipProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const control = anchor.current?.firstElementChild;
    if (!describes || !control) return;
    control.setAttribute("aria-describedby", id);
    return () => control.removeAttribute("aria-describedby");
  }, [describes, id]);

  useEffect(() => {
    const control = anchor.current?.firstElementChild;
    if (!isOpen || !control || !bubble.current) return;
    bubble.current.showPopover?.();
    placeBeside(bubble.current, control.getBoundingClientRect(), side);
    const hideOnEscape = (event: KeyboardEvent) => event.key === "Escape" && setOpen(false);
    const hide = () => setOpen(false);
    addEventListener("keydown", hideOnEscape);
    addEventListener("scroll", hide, true);
    return () => {
      removeEventListener("keydown", hideOnEscape);
      removeEventListener("scroll", hide, true);
    };
  }, [isOpen, side]);

  useEffect(() => {
    const place = anchor.current;
    return place ? followAttention(place, setOpen) : undefined;
  }, []);

  return (
    <span ref={anchor} className="contents">
      {children}
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        hidden={!isOpen}
        className="pointer-events-none fixed inset-auto m-0 max-w-64 items-center gap-2 rounded-md bg-ink-1 px-2 py-1 text-xs text-paper-1 open:flex"
      >
        {label}
        {keys && <Kbd keys={keys} tone="inverse" />}
      </span>
    </span>
  );
}

interface TooltipProps {
  label: string;
  /** The shortcut beside the label, one entry per key. */
  keys?: readonly string[];
  side?: Side;
  /** False when the control's own name says the same. */
  describes?: boolean;
  children: ReactNode;
}

/** Reports when a place gains and loses the pointer or keyboard focus. Returns the function that stops it. */
function followAttention(place: HTMLElement, onChange: (hasAttention: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(timer);
    onChange(false);
  };
  // A touch has no hover position, so a tooltip opened by it would stay.
  let isTouched = false;
  const press = (event: PointerEvent) => {
    isTouched = event.pointerType === "touch";
    leave();
  };
  const enter = (event: PointerEvent) => {
    clearTimeout(timer);
    const canRest = event.pointerType !== "touch" && matchMedia("(hover: hover)").matches;
    if (canRest) timer = setTimeout(() => onChange(true), hoverDelayMs);
  };
  const focus = (event: FocusEvent) => {
    if (isTouched) return;
    if (event.target instanceof Element && event.target.matches(":focus-visible")) onChange(true);
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  place.addEventListener("pointerover", enter, { signal });
  place.addEventListener("pointerout", leave, { signal });
  place.addEventListener("pointerdown", press, { signal });
  place.addEventListener("focusin", focus, { signal });
  place.addEventListener("focusout", leave, { signal });
  return () => {
    clearTimeout(timer);
    listeners.abort();
  };
}

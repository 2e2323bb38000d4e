import { useEffect, useState } from "react";

export interface Selection {
  /** Of a node or a flow. */
  id: string | undefined;
  select: (id: string) => void;
  /** Lets go of it and leads the focus back to where it was chosen. */
  close: () => void;
  clear: () => void;
}

/** What is chosen in a picture. Escape lets go of it. */
export function useSelection({ onSelect, onEscape }: SelectionOptions): Selection {
  const [id, setId] = useState<string>();
  const [opener, setOpener] = useState<Element | null>(null);
  const close = () => {
    setId(undefined);
    // Whoever chose it in the details themselves goes back to its place in the picture.
    const place = opener?.isConnected
      ? opener
      : id && document.querySelector(`[data-node="${CSS.escape(id)}"]`);
    if (place instanceof HTMLElement || place instanceof SVGElement) place.focus();
  };
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      if (id) close();
      onEscape?.();
    };
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  });
  return {
    id,
    select: (next) => {
      onSelect?.();
      if (!id) setOpener(document.activeElement);
      setId(next);
    },
    close,
    clear: () => setId(undefined),
  };
}

interface SelectionOptions {
  onSelect?: () => void;
  onEscape?: () => void;
}

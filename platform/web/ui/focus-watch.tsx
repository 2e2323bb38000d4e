import { type ReactNode, useLayoutEffect, useRef } from "react";

/**
 * Wraps content that may disappear. Calls `onFocusLost` when it does so while it has the focus, so that
 * something else takes it.
 */
export function FocusWatch({ onFocusLost, children }: FocusWatchProps) {
  const watched = useRef<HTMLSpanElement>(null);
  const lost = useRef(onFocusLost);
  lost.current = onFocusLost;
  useLayoutEffect(() => {
    const own = watched.current;
    return () => {
      if (own?.contains(document.activeElement)) lost.current();
    };
  }, []);
  return (
    <span ref={watched} className="contents">
      {children}
    </span>
  );
}

interface FocusWatchProps {
  onFocusLost: () => void;
  children: ReactNode;
}

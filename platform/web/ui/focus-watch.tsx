import { type ReactNode, useLayoutEffect, useRef } from "react";

/** Around what may go away: tells when it does so with the focus on it, which somebody else has to take then. */
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

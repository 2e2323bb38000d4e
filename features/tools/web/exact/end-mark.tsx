import { useEffect, useRef } from "react";

/** Stands at the end of what has to be read, and reports once it was in view. */
export function EndMark({ onSeen }: { onSeen: () => void }) {
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const mark = end.current;
    if (!mark) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen();
    });
    observer.observe(mark);
    return () => observer.disconnect();
  }, [onSeen]);
  return <span ref={end} aria-hidden="true" className="block h-px" />;
}

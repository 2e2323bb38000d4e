import { useEffect, useRef } from "react";

/** Stands at the end of what has to be read, or at its right end, and reports once it was in view. */
export function EndMark({ id, onSeen, isRight = false }: EndMarkProps) {
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const mark = end.current;
    if (!mark) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen(id);
    });
    observer.observe(mark);
    return () => observer.disconnect();
  }, [id, onSeen]);
  return <span ref={end} aria-hidden="true" className={isRight ? "ml-auto block size-px" : "block h-px"} />;
}

interface EndMarkProps {
  id: string;
  onSeen: (id: string) => void;
  isRight?: boolean;
}

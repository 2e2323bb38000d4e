import { useEffect, useRef } from "react";

/** An invisible line that loads more when it approaches the visible part of its scrolling box. */
export function LoadWhenSeen({ isActive, onSeen, marginPx = 600 }: LoadWhenSeenProps) {
  const line = useRef<HTMLDivElement>(null);
  const act = useRef(onSeen);
  useEffect(() => {
    act.current = onSeen;
  });
  useEffect(() => {
    if (!isActive || !line.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && act.current(),
      { root: line.current.closest("[data-scroller]"), rootMargin: `${marginPx}px 0px` },
    );
    observer.observe(line.current);
    return () => observer.disconnect();
  }, [isActive, marginPx]);
  return <div ref={line} aria-hidden="true" className="h-px" />;
}

interface LoadWhenSeenProps {
  isActive: boolean;
  onSeen: () => void;
  marginPx?: number;
}

import { useEffect, useState } from "react";

/** Milliseconds until the moment, told each second; calls `onOver` when it has come. */
export function useTimeLeft(endsMs: number, onOver: () => void): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const isOver = nowMs >= endsMs;
  useEffect(() => {
    if (isOver) return onOver();
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver, onOver]);
  return Math.max(0, endsMs - nowMs);
}

import { useEffect, useState } from "react";

/** Seconds until a mail leaves, counted down from what the server said at `readAtMs`, whatever the clock here shows. */
export function useSecondsLeft(secondsLeft: number, readAtMs: number): number {
  const [nowMs, setNowMs] = useState(Date.now);
  const left = Math.max(0, Math.ceil(secondsLeft - (nowMs - readAtMs) / 1_000));
  const isCounting = left > 0;
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => setNowMs(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isCounting]);
  // A later reading may come before the next tick.
  return Math.min(left, secondsLeft);
}

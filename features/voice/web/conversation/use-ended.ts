import { useCallback, useEffect, useRef } from "react";

const longestWaitMs = 10_000;

/** A way to wait until nothing is being written any more; not for ever, for what is sent then is refused or not. */
export function useEnded(isAnswering: boolean): () => Promise<void> {
  const now = useRef(isAnswering);
  const waiting = useRef(new Set<() => void>());
  useEffect(() => {
    now.current = isAnswering;
    if (isAnswering) return;
    for (const end of waiting.current) end();
    waiting.current.clear();
  }, [isAnswering]);
  return useCallback(async () => {
    if (!now.current) return;
    await new Promise<void>((resolve) => {
      waiting.current.add(resolve);
      setTimeout(resolve, longestWaitMs);
    });
  }, []);
}

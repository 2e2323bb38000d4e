import { useCallback, useEffect, useRef } from "react";

const longestWaitMs = 10_000;

/**
 * Returns a function that waits until no answer is being written, with a time limit: the server may still
 * refuse what is sent then.
 */
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

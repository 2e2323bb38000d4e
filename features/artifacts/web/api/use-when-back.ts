import { useEffect, useRef } from "react";
import { readReachability, subscribeToReachability } from "#platform/web/api/reachability.ts";

/** Calls once the server is back after it was away. Undefined: nothing waits for it. */
export function useWhenBack(act: (() => void) | undefined): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => subscribeToReachability(() => readReachability() && latest.current?.()), []);
}

import { useEffect, useState } from "react";

/** The value once it has rested for so long, so that not every letter sends a request. */
export function useDelayedValue<Value>(value: Value, delayMs: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return rested;
}

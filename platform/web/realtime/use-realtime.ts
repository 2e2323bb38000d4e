import { useEffect, useRef } from "react";
import { onRealtime, type RealtimeEvent } from "./realtime-event.ts";

/** Subscribes to one name while the component is mounted. */
export function useRealtime<Data = unknown>(
  name: string,
  listener: (event: RealtimeEvent<Data>) => void,
): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => onRealtime<Data>(name, (event) => latest.current(event)), [name]);
}

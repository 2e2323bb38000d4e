import { useEffect, useRef } from "react";
import { onRealtime, type RealtimeEvent } from "./realtime-event.ts";

/** Listens to one name of change while the component is shown. */
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

import { useRealtime } from "#platform/web/realtime/use-realtime.ts";
import type { SharedRef } from "../../contract/index.ts";

/** Calls `listener` when a share of the caller's was given, changed or withdrawn. */
export function useShareChanges(noun: string, listener: (id: string, isEnding: boolean) => void): void {
  const hear = (isEnding: boolean) => (event: { data: Partial<SharedRef> }) => {
    if (event.data.noun === noun && event.data.id) listener(event.data.id, isEnding);
  };
  useRealtime<Partial<SharedRef>>("share.granted", hear(false));
  useRealtime<Partial<SharedRef>>("share.changed", hear(true));
  useRealtime<Partial<SharedRef>>("share.withdrawn", hear(true));
}

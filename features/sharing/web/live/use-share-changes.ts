import { useRealtime } from "#platform/web/realtime/use-realtime.ts";
import type { SharedRef } from "../../contract/index.ts";

/**
 * Calls `listener` when a share of the caller's was given, changed or withdrawn. Without an id when it is about all that
 * a team has, which they joined or left: whatever is open is read again then.
 */
export function useShareChanges(
  noun: string,
  listener: (id: string | undefined, isEnding: boolean) => void,
): void {
  const hear =
    (isEnding: boolean) =>
    ({ data }: { data: Partial<SharedRef> }) => {
      if (data.noun === undefined || data.noun === noun) listener(data.id, isEnding);
    };
  useRealtime<Partial<SharedRef>>("share.granted", hear(false));
  useRealtime<Partial<SharedRef>>("share.changed", hear(true));
  useRealtime<Partial<SharedRef>>("share.withdrawn", hear(true));
}

import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { type LogFilter, readFilter, writeFilter } from "./log-filter.ts";

/** The filter of the page, which lives in its address, and the event that is open there. */
export function useFilter() {
  const [parameters, setParameters] = useSearchParams();
  const address = parameters.toString();
  const filter = useMemo(() => readFilter(new URLSearchParams(address)), [address]);
  return {
    filter,
    openId: parameters.get("event"),
    /** Shows other events. What is being typed leaves no entry in the history. */
    show: (next: LogFilter, { replace = false } = {}) => setParameters(writeFilter(next), { replace }),
    close: () => setParameters(writeFilter(filter), { replace: true }),
    /** The address of an event above these ones. */
    addressOf: (eventId: string) => {
      const next = writeFilter(filter);
      next.set("event", eventId);
      return `/compliance?${next}`;
    },
  };
}

import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { atOnce } from "./at-once.ts";
import { withValue } from "./with-value.ts";

const pauseMs = 250;

/**
 * Which part of a list is shown, and what is searched in it. Both stand in the address, so that they survive a reload and
 * can be sent. The first view is the usual one and is not named there.
 */
export function useListInAddress<View extends string>(views: readonly [View, ...View[]]) {
  const [parameters, setParameters] = useSearchParams();
  const [usual] = views;
  const search = parameters.get("search") ?? "";
  const show = views.find((known) => known === parameters.get("show")) ?? usual;
  const [typed, setTyped] = useState(search);
  const set = (name: string, value: string) =>
    setParameters((known) => withValue(known, name, value), atOnce);

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === search) return;
    const timer = setTimeout(() => {
      setParameters((known) => withValue(known, "search", wanted), { replace: true });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, search, setParameters]);

  return {
    ...{ show, search, typed, setTyped },
    setShow: (next: View) => set("show", next === usual ? "" : next),
    clear: () => {
      setTyped("");
      set("search", "");
    },
  };
}

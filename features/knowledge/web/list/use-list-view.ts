import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";

export const views = ["all", "own", "shared"] as const;
export type ListView = (typeof views)[number];

const pauseMs = 250;

/** Which collections the list shows. It stands in the address, so that it survives a reload and can be sent. */
export function useListView() {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get("search") ?? "";
  const show = views.find((known) => known === parameters.get("show")) ?? "all";
  const [typed, setTyped] = useState(search);

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
    setShow: (next: ListView) =>
      setParameters((known) => withValue(known, "show", next === "all" ? "" : next), { replace: true }),
  };
}

/** The parameters with another value; without it when it is empty. */
export function withValue(parameters: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

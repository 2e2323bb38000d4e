import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { type ShownArtifacts, shownArtifacts } from "../api/use-artifacts-anywhere.ts";

const pauseMs = 250;

/** What the list shows. It stands in the address, so that it survives a reload and can be sent. */
export function useListView() {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get("search") ?? "";
  const show = shownArtifacts.find((known) => known === parameters.get("show")) ?? "all";
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
    setShow: (next: ShownArtifacts) =>
      setParameters((known) => withValue(known, "show", next === "all" ? "" : next), { replace: true }),
    clear: () => {
      setTyped("");
      setParameters((known) => withValue(known, "search", ""), { replace: true });
    },
  };
}

function withValue(before: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(before);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

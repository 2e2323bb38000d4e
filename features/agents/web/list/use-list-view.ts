import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { AgentsShown } from "../api/agent-calls.ts";

/** `workspace`: all agents of the workspace, for its owners and admins. */
export type ListView = AgentsShown | "workspace";

export const views: { value: ListView; label: string }[] = [
  { value: "all", label: "All" },
  { value: "own", label: "Mine" },
  { value: "shared", label: "Shared" },
  { value: "archived", label: "Archived" },
  { value: "workspace", label: "Workspace" },
];

const pauseMs = 250;

/** Which agents the list shows. It stands in the address, so that it survives a reload and can be sent. */
export function useListView() {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get("search") ?? "";
  const view = views.find(({ value }) => value === parameters.get("show"))?.value ?? "all";
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
    view,
    search,
    typed,
    setTyped,
    setView: (next: ListView) =>
      setParameters((known) => withValue(known, "show", next === "all" ? "" : next), { replace: true }),
  };
}

function withValue(parameters: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

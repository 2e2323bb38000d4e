import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { type BilledState, billedStates } from "../../contract/admin/billed-workspace.ts";

const settleMs = 250;

/**
 * Which workspaces are looked for. It stands in the address, so that going back and reloading find the same: what is
 * typed as soon as nobody types any more, without a step of its own in the history; a chosen state at once.
 */
export function useWorkspaceFilter() {
  const [params, setParams] = useSearchParams();
  const search = params.get("search") ?? "";
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  // The address changed by itself: a link or the way back. What is being typed is not touched by its own arrival.
  if (seen !== search) {
    setSeen(search);
    if (typed.trim() !== search) setTyped(search);
  }
  useEffect(() => {
    const text = typed.trim();
    if (text === search) return;
    const timer = setTimeout(
      () => setParams((now) => withParam(now, "search", text), { replace: true }),
      settleMs,
    );
    return () => clearTimeout(timer);
  }, [typed, search, setParams]);
  const state = billedStates.find((known) => known === params.get("state")) ?? "all";
  const setState = (chosen: BilledState | "all") =>
    setParams((now) => withParam(now, "state", chosen === "all" ? "" : chosen), { replace: true });
  return { typed, setTyped, search, state, setState } as const;
}

/** The same parameters with one set, or left out where it is empty. */
export function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (value) changed.set(name, value);
  else changed.delete(name);
  return changed;
}

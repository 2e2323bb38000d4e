import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { type BilledState, billedStates } from "../../contract/admin/billed-workspace.ts";

const settleMs = 250;

/**
 * The filter of the workspace list, kept in the address, so that back and reload restore it. Typed text is
 * applied after a pause and without a history entry; a chosen state at once.
 */
export function useWorkspaceFilter() {
  const [params, setParams] = useSearchParams();
  const search = params.get("search") ?? "";
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  // The address changed by a link or the back button. The input's own update must not overwrite further
  // typing.
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

/** A copy with one parameter set, or removed when empty. */
export function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (value) changed.set(name, value);
  else changed.delete(name);
  return changed;
}

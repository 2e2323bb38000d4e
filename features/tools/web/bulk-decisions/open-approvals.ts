import { createContext, useContext, useMemo } from "react";
import type { Approval } from "../../contract/index.ts";
import { alikeTo } from "./alike-to.ts";

/** The requests that wait for the reader, as far as the page around a card knows them. */
export const OpenApprovals = createContext<readonly Approval[]>([]);

/** The request with those that can be decided together with it. Empty when it stands alone. */
export function useAlike(approval: Approval): readonly Approval[] {
  const open = useContext(OpenApprovals);
  return useMemo(() => alikeTo(approval, open), [approval, open]);
}

import { createContext, useContext } from "react";
import type { Filing, Folder } from "../../contract/index.ts";
import type { Selection } from "./selection.ts";
import type { Filed } from "./use-filing-acts.ts";

/** What every row of the list can do, stable while nothing is selected or filed. */
export interface ListActs {
  folders: readonly Folder[];
  selection: Selection;
  file: (items: readonly Filed[], to: Filing, where: string) => void;
}

const Acts = createContext<ListActs | undefined>(undefined);
export const ListActsProvider = Acts;

export function useListActs(): ListActs {
  const acts = useContext(Acts);
  if (!acts) throw new Error("A row is part of a list.");
  return acts;
}

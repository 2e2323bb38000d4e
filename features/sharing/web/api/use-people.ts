import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDelayedValue } from "#platform/web/ui/use-delayed-value.ts";
import { shareCalls } from "./share-calls.ts";
import { shareKeys } from "./share-keys.ts";

const mostShown = 8;
/** Not every letter asks. */
const restsMs = 150;

/** People of the workspace that match what was typed. `own`: those alone who can be given something. */
export function usePeople(typed: string, fitTo: "share" | "own" = "share") {
  const search = useDelayedValue(typed.trim(), restsMs);
  return useQuery({
    queryKey: shareKeys.people(search, fitTo),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    queryFn: ({ signal }) => shareCalls.people(search, fitTo, mostShown, signal),
  });
}

/** Teams of the workspace that match what was typed. */
export function useTeams(typed: string) {
  const search = useDelayedValue(typed.trim(), restsMs);
  return useQuery({
    queryKey: shareKeys.teams(search),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    queryFn: ({ signal }) => shareCalls.teams(search, mostShown, signal),
  });
}

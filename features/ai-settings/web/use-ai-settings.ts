import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ChangeInstructions, RestoreInstructions, SetToolMode } from "../contract/index.ts";
import type { Scope } from "./scope.ts";

const pageSize = 20;
const instructionsKey = ({ key }: Scope) => ["ai-settings", key, "instructions"];
const toolsKey = ({ key }: Scope) => ["ai-settings", key, "tools"];

/** The versions of the instructions, the current one first, in pages. */
export function useInstructions(scope: Scope) {
  return useInfiniteQuery({
    queryKey: instructionsKey(scope),
    queryFn: ({ pageParam, signal }) =>
      scope.listInstructions({ limit: pageSize, ...(pageParam && { cursor: pageParam }) }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

export function useChangeInstructions(scope: Scope) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeInstructions) => scope.change(body),
    onSettled: () => client.invalidateQueries({ queryKey: instructionsKey(scope) }),
  });
}

export function useRestoreInstructions(scope: Scope) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RestoreInstructions) => scope.restore(body),
    onSettled: () => client.invalidateQueries({ queryKey: instructionsKey(scope) }),
  });
}

export function useTools(scope: Scope) {
  return useQuery({ queryKey: toolsKey(scope), queryFn: ({ signal }) => scope.listTools(signal) });
}

export function useSetToolMode(scope: Scope) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SetToolMode) => scope.setToolMode(body),
    onSettled: () => client.invalidateQueries({ queryKey: toolsKey(scope) }),
  });
}

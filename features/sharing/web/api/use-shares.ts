import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { DecideAccess, GrantShare, SharedRef } from "../../contract/index.ts";
import { shareCalls } from "./share-calls.ts";
import { shareKeys } from "./share-keys.ts";

/** What is shared: its name, its owner, what the caller may do. */
export function useSharedObject(of: SharedRef) {
  return useQuery({ queryKey: shareKeys.of(of), queryFn: ({ signal }) => shareCalls.get(of, signal) });
}

/** Who has it, in pages. */
export function useGrants(of: SharedRef) {
  return useInfiniteQuery({
    queryKey: shareKeys.grants(of),
    queryFn: ({ pageParam, signal }) => shareCalls.grants(of, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

export function useAccessRequests(of: SharedRef, maySee: boolean) {
  return useQuery({
    queryKey: shareKeys.requests(of),
    enabled: maySee,
    queryFn: ({ signal }) => shareCalls.requests(of, signal),
  });
}

/** What changes a share. Everything about sharing is read again afterwards. */
export function useShareActs(of: SharedRef) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: shareKeys.all });
  return {
    grant: useMutation({ mutationFn: (body: GrantShare) => shareCalls.grant(of, body), onSettled }),
    withdraw: useMutation({ mutationFn: (grantId: string) => shareCalls.withdraw(of, grantId), onSettled }),
    transfer: useMutation({ mutationFn: (userId: string) => shareCalls.transfer(of, userId), onSettled }),
    decide: useMutation({
      mutationFn: ({ requestId, ...body }: DecideAccess & { requestId: string }) =>
        shareCalls.decide(requestId, body),
      onSettled,
    }),
  };
}

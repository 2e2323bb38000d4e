import {
  useInfiniteQuery,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
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
  const shared = {
    mutationKey: shareKeys.of(of),
    // Offline it fails at once: the dialog stays open until its end.
    networkMode: "always",
    onSettled: () => client.invalidateQueries({ queryKey: shareKeys.all }),
  } as const;
  return {
    grant: useMutation({ mutationFn: (body: GrantShare) => shareCalls.grant(of, body), ...shared }),
    withdraw: useMutation({ mutationFn: (grantId: string) => shareCalls.withdraw(of, grantId), ...shared }),
    transfer: useMutation({ mutationFn: (userId: string) => shareCalls.transfer(of, userId), ...shared }),
    decide: useMutation({
      mutationFn: ({ requestId, ...body }: DecideAccess & { requestId: string }) =>
        shareCalls.decide(requestId, body),
      ...shared,
    }),
  };
}

/** Whether a share of this object is being changed. */
export function useIsChangingShare(of: SharedRef): boolean {
  return useIsMutating({ mutationKey: shareKeys.of(of) }) > 0;
}

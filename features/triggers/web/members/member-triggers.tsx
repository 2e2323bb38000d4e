import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Page } from "#platform/contract/page.ts";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { MemberTrigger } from "../../contract/index.ts";
import { MemberTriggerTable } from "./member-trigger-table.tsx";

const key = ["triggers", "workspace"] as const;

/** The triggers of everybody in the workspace, without what they ask. Owners and admins stop one, or allow it again. */
export function MemberTriggers() {
  const client = useQueryClient();
  const triggers = useInfiniteQuery({
    queryKey: key,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Page<MemberTrigger>) => page.nextCursor ?? undefined,
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: 50, ...(pageParam && { cursor: pageParam }) };
      const { data } = await api.GET("/api/v1/workspace/triggers", { params: { query }, signal });
      return data ?? { items: [], nextCursor: null };
    },
  });
  const change = useMutation({
    mutationFn: ({ id, abilities }: MemberTrigger) => {
      const options = { params: { path: { id } } };
      return abilities.stop
        ? api.POST("/api/v1/workspace/triggers/{id}/stop", options)
        : api.POST("/api/v1/workspace/triggers/{id}/allow", options);
    },
    onError: (error) =>
      notify({
        ...{ type: "error", title: "The trigger was not changed", message: describeError(error) },
        autoClose: false,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ["triggers"] }),
  });
  const found = triggers.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <p className="mb-4 max-w-prose text-sm text-ink-2">
        The triggers of everybody in the workspace. What they ask is for their person, who is told when you
        stop one and can resume it only after you allow it again. A run that it has started goes on.
      </p>
      <UntilLoaded
        of={triggers}
        title="The triggers of the workspace could not be loaded"
        waiting={<Skeleton className="h-64 w-full" />}
      />
      {triggers.data && (
        <MemberTriggerTable
          triggers={found}
          isRefreshing={triggers.isRefetching}
          isBusy={change.isPending}
          onChange={(trigger) => change.mutate(trigger)}
        />
      )}
      {triggers.hasNextPage && (
        <LoadMore
          shown={found.length}
          isLoading={triggers.isFetchingNextPage}
          onLoad={() => void triggers.fetchNextPage()}
        />
      )}
    </>
  );
}

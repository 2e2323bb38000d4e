import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { describeError } from "#platform/web/api/api-error.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import { Table } from "#platform/web/ui/table.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { agentStatuses } from "../../contract/agent-status.ts";
import type { AgentRecord } from "../../contract/index.ts";
import { workspaceAgentCalls } from "../api/agent-calls.ts";
import { agentKeys } from "../api/agent-keys.ts";

/** All agents of the workspace, without their content. Owners and admins stop the use of one, or allow it again. */
export function WorkspaceAgents() {
  const client = useQueryClient();
  const records = useInfiniteQuery({
    queryKey: agentKeys.ofWorkspace,
    queryFn: ({ pageParam, signal }) => workspaceAgentCalls.list(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
  const change = useMutation({
    mutationFn: ({ id, abilities }: AgentRecord) =>
      abilities.withdraw ? workspaceAgentCalls.withdraw(id) : workspaceAgentCalls.readmit(id),
    onError: (error) =>
      notify({
        ...{ type: "error", title: "The agent was not changed", message: describeError(error) },
        autoClose: false,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: agentKeys.all }),
  });
  const found = records.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <p className="mb-4 max-w-prose text-sm text-ink-2">
        All agents of the workspace, also those that are not shared with you. What they contain is for the
        people who may edit them. Nobody can ask a withdrawn agent.
      </p>
      <UntilLoaded
        of={records}
        title="The agents of the workspace could not be loaded"
        waiting={<Skeleton className="h-64 w-full" />}
      />
      {records.data && (
        <Table
          caption="Agents of the workspace"
          rows={found}
          rowKey={({ id }) => id}
          isRefreshing={records.isRefetching}
          empty={<p className="p-6 text-center text-sm text-ink-2">There are no agents in this workspace.</p>}
          columns={[
            {
              key: "agent",
              header: "Agent",
              className: "max-w-0 w-full min-w-40",
              cell: ({ name, status }) => (
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1 py-1">
                  <span className="min-w-0 font-medium text-ink-1 wrap-anywhere">{name}</span>
                  <Status look={agentStatuses[status]} />
                </p>
              ),
            },
            {
              key: "owner",
              header: "Owner",
              className: "max-md:hidden",
              cell: ({ owner }) => (
                <span className="block max-w-56 truncate">{owner?.name ?? "A deleted account"}</span>
              ),
            },
            {
              key: "created",
              header: "Created",
              isNumeric: true,
              className: "max-md:hidden",
              cell: ({ createdAt }) => <RelativeTime at={new Date(createdAt)} />,
            },
            {
              key: "act",
              header: <span className="sr-only">Change</span>,
              cell: (record) => (
                <Button
                  size="sm"
                  disabled={change.isPending}
                  aria-label={`${record.abilities.withdraw ? "Withdraw" : "Readmit"} ${record.name}`}
                  onClick={() => change.mutate(record)}
                >
                  {record.abilities.withdraw ? "Withdraw" : "Readmit"}
                </Button>
              ),
            },
          ]}
        />
      )}
      {records.hasNextPage && (
        <LoadMore
          shown={found.length}
          isLoading={records.isFetchingNextPage}
          onLoad={() => void records.fetchNextPage()}
        />
      )}
    </>
  );
}

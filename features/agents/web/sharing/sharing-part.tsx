import { UserPlus } from "lucide-react";
import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Agent } from "../../contract/index.ts";
import { GrantRow } from "./grant-row.tsx";
import { ShareDialog } from "./share-dialog.tsx";
import { useGrants, useSharingActs } from "./use-sharing.ts";

/** Who may use the agent and who may edit it. Its owner decides. */
export function SharingPart({ agent }: { agent: Agent }) {
  const mayShare = agent.abilities.share;
  const grants = useGrants(agent.id, mayShare);
  const { grant, revoke } = useSharingActs(agent.id);
  const [isSharing, setSharing] = useState(false);
  const found = grants.data?.pages.flatMap(({ items }) => items) ?? [];
  const onError = (error: unknown) =>
    notify({
      ...{ type: "error", title: "Sharing was not changed", message: describeError(error), autoClose: false },
    });
  if (!mayShare)
    return (
      <Panel title="Sharing">
        <p className="text-sm text-ink-2">
          {`${agent.owner?.name ?? "A deleted account"} owns this agent and decides who may use or edit it.`}
        </p>
      </Panel>
    );
  return (
    <Panel
      title="Sharing"
      description="People who may use it ask the published version. People who may edit it also change, test and publish it."
      actions={
        <Button
          variant="primary"
          icon={<UserPlus aria-hidden="true" size={16} />}
          onClick={() => setSharing(true)}
        >
          Share
        </Button>
      }
    >
      {agent.published === null && (
        <p className="mb-3 text-sm text-ink-2">
          It is not published yet: people who may only use it see it after the first version.
        </p>
      )}
      <UntilLoaded
        of={grants}
        title="Sharing could not be loaded"
        waiting={<Skeleton className="h-32 w-full" />}
      />
      {grants.data && found.length === 0 && (
        <EmptyState>
          Only you have this agent. Share it with a person, a team, or everybody in the workspace.
        </EmptyState>
      )}
      <ul aria-label="Shared with" className="divide-y divide-line-1 text-sm empty:hidden">
        {found.map((known) => (
          <GrantRow
            key={known.id}
            grant={known}
            isBusy={grant.isPending || revoke.isPending}
            onRight={(right) => grant.mutate({ subject: known.subject, right }, { onError })}
            onRevoke={() => revoke.mutate(known.id, { onError })}
          />
        ))}
      </ul>
      {grants.hasNextPage && (
        <LoadMore
          shown={found.length}
          isLoading={grants.isFetchingNextPage}
          onLoad={() => void grants.fetchNextPage()}
        />
      )}
      {isSharing && (
        <ShareDialog
          grants={found}
          onClose={() => setSharing(false)}
          onShare={(body) => grant.mutateAsync(body)}
        />
      )}
    </Panel>
  );
}

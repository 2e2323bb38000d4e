import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { formatDay } from "#platform/web/ui/time/format-day.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { type EntitlementOverride, entitlementDefinitions } from "../../contract/index.ts";
import { describeValue } from "./describe-value.ts";
import { OverrideDialog } from "./override-dialog.tsx";
import { useDeleteOverride, useOverrides } from "./use-overrides.ts";

/** A workspace's overrides. */
export function OverridesPanel({ workspaceId }: { workspaceId: string }) {
  const query = useOverrides(workspaceId);
  const remove = useDeleteOverride(workspaceId);
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<EntitlementOverride>();
  const takeBack = async () => {
    if (!leaving) return;
    await remove.mutateAsync(leaving.entitlement).catch((error: unknown) => {
      notify({ type: "error", title: "Error", message: describeError(error) });
      throw error;
    });
  };
  return (
    <Panel
      title="Overrides"
      description="Exceptions from the plan of this workspace."
      actions={
        <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
          Add an override
        </Button>
      }
    >
      <UntilLoaded
        of={query}
        title="The overrides could not be loaded"
        waiting={<Skeleton className="h-12 w-full" />}
      />
      {query.data?.length === 0 && <p className="text-sm text-ink-2">No overrides. The plan applies.</p>}
      {query.data && query.data.length > 0 && (
        <ul aria-label="Overrides" className="divide-y divide-line-1">
          {query.data.map((override) => (
            <OverrideLine
              key={override.entitlement}
              override={override}
              onRemove={() => setLeaving(override)}
            />
          ))}
        </ul>
      )}
      {isAdding && <OverrideDialog workspaceId={workspaceId} onClose={() => setAdding(false)} />}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        onConfirm={takeBack}
        title="Remove this override?"
        confirmLabel="Remove override"
      >
        The plan of the workspace applies again immediately.
      </ConfirmDialog>
    </Panel>
  );
}

function OverrideLine({ override, onRemove }: { override: EntitlementOverride; onRemove: () => void }) {
  const { entitlement, isRemoved, reason, startsAt, endsAt } = override;
  const { name } = entitlementDefinitions[entitlement];
  const isLater = new Date(startsAt) > new Date();
  const isOver = endsAt !== null && new Date(endsAt) <= new Date();
  const from = isLater ? `from ${formatDay(new Date(startsAt))} ` : "";
  const until = endsAt ? `${isOver ? "ended on" : "until"} ${formatDay(new Date(endsAt))}` : "until removed";
  return (
    <li className="flex items-center gap-3 py-2 text-sm">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p>
          <span className="font-medium">{name}</span>{" "}
          {isRemoved ? "Nothing" : describeValue(entitlement, override)}, {from}
          {until}
        </p>
        <p className="text-ink-2">{reason}</p>
      </div>
      <Button size="sm" aria-label={`Remove the override of ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}

import { useState } from "react";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { entitlementDefinitions, entitlementKeys, type PlanEntitlement } from "../../contract/index.ts";
import { describeDetails, describeForce, describeStanding, describeValue } from "./describe-value.ts";
import { usePlanValues } from "./use-plan-values.ts";
import { ValueDialog } from "./value-dialog.tsx";

/** Values of each plan, for admins to change. `plans` are those on sale, in their order. */
export function PlanValuesPanel({ plans }: { plans: readonly { id: string; name: string }[] }) {
  const query = usePlanValues();
  const [chosen, setChosen] = useState<string>();
  const [open, setOpen] = useState<PlanEntitlement>();
  const keys = sortKeys(new Set(query.data?.map(({ planKey }) => planKey)), plans);
  const planKey = chosen ?? keys[0];
  const nameOf = (key: string) =>
    describeStanding(key)?.name ?? plans.find(({ id }) => id === key)?.name ?? key;
  const values = (query.data?.filter((value) => value.planKey === planKey) ?? []).sort(
    (one, other) => entitlementKeys.indexOf(one.entitlement) - entitlementKeys.indexOf(other.entitlement),
  );
  return (
    <Panel
      title="What plans include"
      description="Changes apply immediately to every workspace on the plan. The audit log records them."
    >
      <UntilLoaded
        of={query}
        title="The plans could not be loaded"
        waiting={<Skeleton className="h-96 w-full" />}
      />
      {planKey && (
        <>
          <Select
            label="Plan"
            className="max-w-xs"
            options={keys.map((key) => ({ value: key, label: nameOf(key) }))}
            value={planKey}
            onChange={setChosen}
            hint={describeStanding(planKey)?.text}
          />
          <ul aria-label={`What ${nameOf(planKey)} includes`} className="mt-3 divide-y divide-line-1">
            {values.map((value) => (
              <ValueLine key={value.entitlement} value={value} onEdit={() => setOpen(value)} />
            ))}
          </ul>
        </>
      )}
      {open && (
        <ValueDialog value={open} planName={nameOf(open.planKey)} onClose={() => setOpen(undefined)} />
      )}
    </Panel>
  );
}

function ValueLine({ value, onEdit }: { value: PlanEntitlement; onEdit: () => void }) {
  const { name, isCountedOnly } = entitlementDefinitions[value.entitlement];
  const force = describeForce(value.entitlement);
  return (
    <li className="flex items-center gap-3 py-2 text-sm">
      <div className="grid min-w-0 flex-1 gap-x-4 sm:grid-cols-[minmax(0,14rem)_minmax(0,8rem)_1fr] sm:items-baseline">
        <span className="font-medium text-ink-1">{name}</span>
        <span className="tabular-nums">
          {isCountedOnly ? "No limit" : describeValue(value.entitlement, value)}
        </span>
        <span className="text-ink-2">
          {force && <strong className="block font-medium text-ink-1">{force}</strong>}
          {!isCountedOnly && describeDetails(value)}
        </span>
      </div>
      {!isCountedOnly && (
        <Button size="sm" aria-haspopup="dialog" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
      )}
    </li>
  );
}

/** Plans on sale first, then the standings. */
function sortKeys(keys: ReadonlySet<string>, plans: readonly { id: string }[]): string[] {
  const sold = plans.map(({ id }) => id).filter((id) => keys.has(id));
  const others = [...keys].filter((key) => !sold.includes(key) && !describeStanding(key));
  return [...sold, ...others, ...["without_plan", "ended", "own"].filter((key) => keys.has(key))];
}

import { LoadMore } from "#platform/web/ui/load-more.tsx";
import type { Trigger } from "../contract/index.ts";
import { TriggerRow } from "./trigger-row.tsx";
import type { useTriggers } from "./use-triggers.ts";

/** Triggers in a list, page by page. */
export function TriggerList({ triggers, onEdit }: TriggerListProps) {
  const found = triggers.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <ul aria-label="Triggers" className="divide-y divide-line-1 rounded-lg border border-line-1 bg-paper-1">
        {found.map((trigger) => (
          <TriggerRow key={trigger.id} trigger={trigger} onEdit={() => onEdit(trigger)} />
        ))}
      </ul>
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

interface TriggerListProps {
  triggers: ReturnType<typeof useTriggers>;
  onEdit: (trigger: Trigger) => void;
}

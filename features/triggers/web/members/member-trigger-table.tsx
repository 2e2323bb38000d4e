import { Button } from "#platform/web/ui/button.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import { Table } from "#platform/web/ui/table.tsx";
import { type MemberTrigger, triggerStatuses } from "../../contract/index.ts";

const kinds: Record<MemberTrigger["kind"], string> = {
  schedule: "Schedule",
  webhook: "Webhook",
  event: "Event",
};

/** Triggers of several people in a table. */
export function MemberTriggerTable({ triggers, isRefreshing, isBusy, onChange }: MemberTriggerTableProps) {
  return (
    <Table
      caption="Triggers of the workspace"
      rows={triggers}
      rowKey={({ id }) => id}
      isRefreshing={isRefreshing}
      empty={<p className="p-6 text-center text-sm text-ink-2">There are no triggers in this workspace.</p>}
      columns={[
        {
          key: "trigger",
          header: "Trigger",
          className: "max-w-0 w-full min-w-40",
          cell: ({ name, kind, status, owner, nextAt }) => (
            <div className="py-1">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="min-w-0 font-medium text-ink-1 wrap-anywhere">{name}</span>
                <span className="text-xs text-ink-3">{kinds[kind]}</span>
                <Status look={triggerStatuses[status]} />
              </p>
              <p className="mt-0.5 text-xs text-ink-2 wrap-anywhere md:hidden">
                {`Works for ${owner?.name ?? "a deleted account"}`}
                {nextAt && (
                  <>
                    {", next "}
                    <RelativeTime at={new Date(nextAt)} />
                  </>
                )}
              </p>
            </div>
          ),
        },
        {
          key: "owner",
          header: "Works for",
          className: "max-md:hidden",
          cell: ({ owner }) => (
            <span className="block max-w-56 truncate">{owner?.name ?? "A deleted account"}</span>
          ),
        },
        {
          key: "next",
          header: "Next",
          isNumeric: true,
          className: "max-md:hidden",
          cell: ({ nextAt }) => (nextAt ? <RelativeTime at={new Date(nextAt)} /> : "–"),
        },
        {
          key: "act",
          header: <span className="sr-only">Change</span>,
          cell: (trigger) => (
            <Button
              size="sm"
              className="w-full"
              disabled={isBusy}
              aria-label={`${trigger.abilities.stop ? "Stop" : "Allow"} ${trigger.name}`}
              onClick={() => onChange(trigger)}
            >
              {trigger.abilities.stop ? "Stop" : "Allow"}
            </Button>
          ),
        },
      ]}
    />
  );
}

interface MemberTriggerTableProps {
  triggers: readonly MemberTrigger[];
  isRefreshing: boolean;
  isBusy: boolean;
  onChange: (trigger: MemberTrigger) => void;
}

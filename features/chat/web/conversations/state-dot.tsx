import { type ActiveRun, runStatuses } from "#features/runs/contract/index.ts";
import { classNames } from "#platform/web/ui/class-names.ts";

/** The state of a conversation's run: a dot, filled while it works and hollow while it waits; its word for screen readers. */
export function StateDot({ status }: Pick<ActiveRun, "status">) {
  const { word } = runStatuses[status];
  return (
    <span title={word} className="grid size-4 shrink-0 place-items-center">
      <span className={classNames("size-2 rounded-full border", looks[status])} />
      <span className="sr-only">, {word}</span>
    </span>
  );
}

const looks: Record<ActiveRun["status"], string> = {
  running: "animate-breathe border-transparent bg-accent",
  waiting: "border-brass bg-transparent",
  queued: "border-ink-3 bg-transparent",
};

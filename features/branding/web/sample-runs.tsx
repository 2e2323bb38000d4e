import { Chevrons } from "#platform/web/ui/chevrons.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { type RunState, Status } from "#platform/web/ui/status.tsx";
import type { RunStep } from "#platform/web/ui/summarise-steps.ts";
import type { TableColumn } from "#platform/web/ui/table.tsx";

interface SampleRun {
  id: string;
  name: string;
  agent: string;
  steps: RunStep[];
  state: RunState;
  costCents: number;
  startedAt: Date;
}

/** Invented runs, one per state. */
export const sampleRuns: SampleRun[] = [
  sample("Weekly pipeline review", "Data analyst", ["done", "done", "needs-you", "waiting"], "waiting", 4, 2),
  sample("Meeting brief: Northwind", "Meeting preparer", ["done", "done", "done"], "succeeded", 11, 14),
  sample("Invoices of October", "Bookkeeper", ["done", "running", "waiting"], "running", 2, 16),
  sample("Price list from the supplier", "Researcher", ["done", "failed", "waiting"], "failed", 7, 190),
];

export const runColumns: TableColumn<SampleRun>[] = [
  { key: "name", header: "Run", cell: (run) => run.name, className: "min-w-44 font-medium" },
  { key: "agent", header: "Agent", cell: (run) => run.agent, className: "whitespace-nowrap text-ink-2" },
  { key: "steps", header: "Steps", cell: (run) => <Chevrons steps={run.steps} /> },
  { key: "state", header: "State", cell: (run) => <Status state={run.state} /> },
  { key: "cost", header: "Cost", isNumeric: true, cell: (run) => `$${(run.costCents / 100).toFixed(2)}` },
  { key: "started", header: "Started", isNumeric: true, cell: (run) => <RelativeTime at={run.startedAt} /> },
];

function sample(
  name: string,
  agent: string,
  states: RunStep["state"][],
  state: RunState,
  costCents: number,
  startedMinutesAgo: number,
): SampleRun {
  const steps = states.map((step, index) => ({ id: `step-${index + 1}`, state: step }));
  return {
    id: name,
    name,
    agent,
    steps,
    state,
    costCents,
    startedAt: new Date(Date.now() - startedMinutesAgo * 60_000),
  };
}

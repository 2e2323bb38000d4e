import type { StatusTable } from "#platform/contract/status.ts";
import { Chevrons } from "#platform/web/ui/chevrons.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import type { RunStep } from "#platform/web/ui/summarise-steps.ts";
import type { TableColumn } from "#platform/web/ui/table.tsx";

/** A status in each tone. */
export const sampleStatuses = {
  queued: { word: "Queued", tone: "neutral", isActive: true },
  running: { word: "Running", tone: "accent", isActive: true },
  waiting: { word: "Waiting", tone: "brass", isActive: true },
  trial: { word: "Free trial", tone: "info", isActive: true },
  succeeded: { word: "Done", tone: "good", isActive: false },
  failed: { word: "Failed", tone: "bad", isActive: false },
  cancelled: { word: "Cancelled", tone: "neutral", isActive: false },
  interrupted: { word: "Interrupted", tone: "warn", isActive: false },
} satisfies StatusTable<string>;

type SampleStatus = keyof typeof sampleStatuses;

interface SampleRun {
  id: string;
  name: string;
  agent: string;
  steps: RunStep[];
  state: SampleStatus;
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
  { key: "state", header: "State", cell: (run) => <Status look={sampleStatuses[run.state]} /> },
  { key: "cost", header: "Cost", isNumeric: true, cell: (run) => `$${(run.costCents / 100).toFixed(2)}` },
  { key: "started", header: "Started", isNumeric: true, cell: (run) => <RelativeTime at={run.startedAt} /> },
];

function sample(
  name: string,
  agent: string,
  states: RunStep["state"][],
  state: SampleStatus,
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

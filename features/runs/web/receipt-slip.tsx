import { describeError } from "#platform/web/api/api-error.ts";
import { apiQuery } from "#platform/web/api/client.ts";
import { readLink } from "#platform/web/markdown/read-link.ts";
import { Chevrons } from "#platform/web/ui/chevrons.tsx";
import { ErrorState } from "#platform/web/ui/error-state.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { Slip, type SlipLine } from "#platform/web/ui/slip.tsx";
import type { RunStep } from "#platform/web/ui/summarise-steps.ts";
import { formatClock } from "#platform/web/ui/time/format-time.ts";
import type { Receipt } from "../contract/index.ts";
import { describeInstructions } from "./describe-instructions.ts";
import { formatDuration } from "./format-duration.ts";
import { callLines } from "./receipt-calls.ts";
import { headOf, recordOf } from "./receipt-head.ts";
import { toolCallWord } from "./tool-call-mark.tsx";

/** The receipt of a run: its steps, tool calls, and the audit events that prove them. */
export function ReceiptSlip({ runId }: { runId: string }) {
  const receipt = apiQuery.useQuery("get", "/api/v1/runs/{id}/receipt", { params: { path: { id: runId } } });
  if (receipt.isPending) {
    return (
      <div className={sheet}>
        <Skeleton className="h-56 w-full" />
      </div>
    );
  }
  if (receipt.isError) {
    return (
      <ErrorState
        title="The receipt could not be loaded"
        message={describeError(receipt.error)}
        onRetry={() => receipt.refetch()}
        isRetrying={receipt.isFetching}
        className={sheet}
      />
    );
  }
  const record = recordOf(receipt.data);
  return (
    <Slip
      act={headOf(receipt.data)}
      at={new Date(record.at)}
      lines={listLines(receipt.data)}
      onBehalfOf={receipt.data.onBehalfOf}
      record={record}
      className="drop-shadow-xl"
    />
  );
}

const sheet = "rounded-lg border border-line-2 bg-paper-1 p-4 shadow-float";

function listLines({ run, instructions, replaced, files, steps, calls, toolCalls, auditEvents }: Receipt) {
  const lines: SlipLine[] = [
    // The number on the button that opens the slip.
    { label: "run", value: run.id.slice(-8) },
    { label: "model", value: run.model?.isBuiltin ? "Built-in, no model" : (run.model?.label ?? "none") },
    ...(run.model && !run.model.isBuiltin ? [{ label: "provider", value: run.model.provider }] : []),
    { label: "work", value: <Steps steps={steps} /> },
  ];
  const versions = describeInstructions(instructions);
  if (versions && !run.model?.isBuiltin) lines.push({ label: "instructions", value: versions });
  if (run.startedAt && run.endedAt) {
    lines.push({ label: "duration", value: formatDuration(run.activeMs) });
  }
  if (!run.model?.isBuiltin) {
    lines.push(...callLines({ run, calls }));
  }
  if (toolCalls.length > 0) {
    const done = toolCalls.filter(({ status }) => status === "succeeded").length;
    lines.push({ label: "tool calls", value: `${done} of ${toolCalls.length} succeeded` });
  }
  toolCalls.forEach((call, index) => {
    const took = call.durationMs === null ? "" : ` · ${formatDuration(call.durationMs)}`;
    lines.push({
      label: `tool ${index + 1}`,
      value: `${call.title} · ${toolCallWord(call.status).toLowerCase()}${took}`,
    });
  });
  files.forEach(({ name, contentHash }, index) => {
    lines.push({
      key: `file-${index + 1}`,
      label: `file ${index + 1}`,
      value: <Source name={name} contentHash={contentHash} />,
    });
  });
  lines.push(...sourceLines(toolCalls));
  for (const { provider, placeholder, value } of replaced) {
    lines.push({ key: `${provider} ${placeholder}`, label: `[${placeholder}] to ${provider}`, value });
  }
  for (const event of auditEvents) {
    lines.push({
      key: event.digest,
      label: event.act,
      value: (
        <>
          {formatClock(new Date(event.at))}
          <span className="text-ink-3" title={event.digest}>
            {` · ${event.digest.slice(0, 8)}`}
          </span>
        </>
      ),
    });
  }
  return lines;
}

/** Each source with the first digits of the hash of what the model read. */
function sourceLines(toolCalls: Receipt["toolCalls"]): SlipLine[] {
  const read = toolCalls.flatMap(({ sources, contentHash }) =>
    sources.map((source) => ({ ...source, contentHash })),
  );
  return read.map(({ title, url, contentHash }, index) => ({
    key: `source-${index + 1}`,
    label: `source ${index + 1}`,
    value: <Source name={readLink(url)?.host ?? title} contentHash={contentHash} />,
  }));
}

function Source({ name, contentHash }: { name: string; contentHash: string | null }) {
  return (
    <>
      {name}
      {contentHash && (
        <span className="text-ink-3" title={`SHA-256 ${contentHash}`}>
          {` · ${contentHash.slice(0, 8)}`}
        </span>
      )}
    </>
  );
}

function Steps({ steps }: Pick<Receipt, "steps">) {
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-2">
      {steps.length === 1 ? "1 step" : `${steps.length} steps`}
      <Chevrons steps={steps.map(toStep)} className="flex-wrap justify-end" />
    </span>
  );
}

function toStep({ number, status }: Receipt["steps"][number]): RunStep {
  return { id: `${number}-${status}`, state: stepStates[status] };
}

const stepStates = {
  running: "running",
  waiting: "waiting",
  succeeded: "done",
  failed: "failed",
  interrupted: "failed",
} as const;

import { Link } from "react-router";
import { readLink } from "#platform/web/markdown/read-link.ts";
import { Chevrons } from "#platform/web/ui/chevrons.tsx";
import type { SlipLine } from "#platform/web/ui/slip.tsx";
import type { RunStep } from "#platform/web/ui/summarise-steps.ts";
import { formatClock } from "#platform/web/ui/time/format-time.ts";
import type { Receipt } from "../contract/index.ts";
import { callLines } from "./receipt-calls.ts";
import { hasLog, pageOf } from "./receipt-head.ts";
import { ReceiptProof } from "./receipt-proof.tsx";

/** What a receipt says to those who check: codes, digests, and each event with the way to it in the log. */
export function detailLines(receipt: Receipt): SlipLine[] {
  const { run, instructions, replaced, files, memories, steps, calls, toolCalls, auditEvents } = receipt;
  const isOfModel = !run.model?.isBuiltin;
  const versions = describeInstructions(instructions);
  return [
    // The number on the button that opens the slip.
    { label: "run", value: run.id.slice(-8) },
    { label: "work", value: <Steps steps={steps} /> },
    ...(versions && isOfModel ? [{ label: "instructions", value: versions }] : []),
    ...(isOfModel ? callLines({ run, calls }).filter(({ label }) => label !== "cost") : []),
    ...files.map(({ name, contentHash }, index) => ({
      key: `file-${index + 1}`,
      label: `file ${index + 1}`,
      value: <Source name={name} contentHash={contentHash} />,
    })),
    ...memories.map(({ id, text }, index) => ({ key: id, label: `memory ${index + 1}`, value: text })),
    ...sourceLines(toolCalls),
    ...replaced.map(({ provider, placeholder, value }) => ({
      key: `${provider} ${placeholder}`,
      label: `[${placeholder}] to ${provider}`,
      value,
    })),
    ...(hasLog(receipt) ? [{ label: "proof", value: <ReceiptProof runId={run.id} /> }] : []),
    ...auditEvents.map((event) => ({
      key: event.digest,
      label: event.act,
      value: <EventLink event={event} isOpen={hasLog(receipt)} />,
    })),
  ];
}

function EventLink({ event, isOpen }: { event: Receipt["auditEvents"][number]; isOpen: boolean }) {
  const { at, digest } = event;
  const words = (
    <>
      {formatClock(new Date(at))}
      <span className="text-ink-3" title={digest}>
        {` · ${digest.slice(0, 8)}`}
      </span>
    </>
  );
  if (!isOpen) return words;
  return (
    <Link
      to={pageOf(event)}
      aria-label={`${event.act}, in the log`}
      className="underline decoration-line-3 decoration-dotted underline-offset-4 hover:text-accent hover:decoration-accent"
    >
      {words}
    </Link>
  );
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

/** The versions of the admins' instructions that a run began with. Undefined: there were none. */
function describeInstructions({ installation, workspace }: Receipt["instructions"]): string | undefined {
  const parts = [
    installation === null ? [] : [`installation v${installation}`],
    workspace === null ? [] : [`workspace v${workspace}`],
  ].flat();
  return parts.length === 0 ? undefined : parts.join(" · ");
}

import { Bot, ReceiptText } from "lucide-react";
import { Suspense } from "react";
import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { Pill } from "#platform/web/ui/pill.tsx";
import { Popover } from "#platform/web/ui/popover.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { ModelBadge as Badge, Usage } from "../contract/index.ts";
import { describeReplaced } from "./describe-replaced.ts";
import { formatDuration } from "./format-duration.ts";
import { ReceiptSlip } from "./lazy-parts.ts";

/** The line under an answer: its model, duration and tokens, and the receipt. */
export function RunMeta({ runId, model, durationMs, usage }: RunMetaProps) {
  const tokens = usage && !model?.isBuiltin ? usage.inputTokens + usage.outputTokens : 0;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 font-mono text-2xs text-ink-3 tabular-nums">
      {model?.agent && (
        <Pill icon={<Bot aria-hidden="true" size={12} />} className="max-w-48 font-sans">
          <span className="truncate">{nameOfAgent(model.agent)}</span>
        </Pill>
      )}
      {model && <ModelBadge model={model} />}
      {durationMs !== null && <span>{formatDuration(durationMs)}</span>}
      {tokens > 0 && <span>{tokens.toLocaleString("en-US")} tokens</span>}
      {model?.replaced && <span className="font-sans">{describeReplaced(model.replaced, model.label)}</span>}
      {runId && (
        <Popover
          title="Receipt"
          titleHidden
          align="end"
          className="w-96 border-0! bg-transparent! p-0! pb-2! shadow-none!"
          trigger={
            <button
              type="button"
              aria-label={`Receipt ${runId.slice(-8)}`}
              className={buttonStyle(
                "ghost",
                "sm",
                "-mx-1 px-1.5! font-mono text-2xs! text-ink-3! print:hidden",
              )}
            >
              <ReceiptText aria-hidden="true" size={14} />
              <span className="font-sans">Receipt</span> {runId.slice(-8)}
            </button>
          }
        >
          <Suspense fallback={<Skeleton className="h-56 w-full" />}>
            <ReceiptSlip runId={runId} />
          </Suspense>
        </Popover>
      )}
    </div>
  );
}

/** A test of a draft says so, because it may answer otherwise than the published version. */
function nameOfAgent({ name, version }: NonNullable<Badge["agent"]>): string {
  return version === null ? `${name}, draft` : name;
}

interface RunMetaProps {
  runId: string | null;
  model: Badge | null;
  durationMs: number | null;
  usage: Usage | null;
}

/**
 * The model of an answer. The built-in assistant says that it is no model; a fallback names the failed model.
 */
function ModelBadge({ model }: { model: Badge }) {
  if (model.isBuiltin)
    return (
      <Pill tone="info" className="font-sans">
        Built-in, no model
      </Pill>
    );
  return (
    <Pill className="max-w-48 truncate font-sans">
      {model.insteadOf ? `${model.label} instead of ${model.insteadOf}` : model.label}
    </Pill>
  );
}

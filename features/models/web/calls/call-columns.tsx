import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import type { TableColumn } from "#platform/web/ui/table.tsx";
import { namePurpose } from "../../contract/index.ts";
import { callOutcomes, type ListedCall } from "../../contract/listed-call.ts";
import { formatCost, formatLatency, formatTokens } from "../usage/format-usage.ts";

/** The columns of calls. Phones show the model, and the end above the time. */
export const callColumns: readonly TableColumn<ListedCall>[] = [
  {
    key: "model",
    header: "Model",
    className: "w-full max-w-0 min-w-32",
    cell: ({ model, provider, answeredBy, isFallback }) => (
      <>
        <span className="block truncate text-ink-1" title={answeredBy ?? undefined}>
          {model}
        </span>
        <span className="block truncate text-ink-2">
          {provider}
          {isFallback && " · stood in"}
        </span>
      </>
    ),
  },
  {
    key: "who",
    header: "Who",
    className: "max-w-48 max-lg:hidden",
    cell: ({ person, workspace, purpose }) => (
      <>
        <span className="block truncate text-ink-1">{person ?? "Nobody"}</span>
        <span className="block truncate text-ink-2">
          {namePurpose(purpose)}
          {workspace !== null && workspace !== person && ` · ${workspace}`}
        </span>
      </>
    ),
  },
  {
    key: "tokens",
    header: "In / out",
    isNumeric: true,
    className: "max-md:hidden",
    cell: ({ inputTokens, outputTokens }) => `${formatTokens(inputTokens)} / ${formatTokens(outputTokens)}`,
  },
  {
    key: "cost",
    header: "Cost",
    isNumeric: true,
    className: "max-sm:hidden",
    cell: ({ costMicros }) => formatCost(costMicros),
  },
  {
    key: "took",
    header: "First word / all",
    isNumeric: true,
    className: "max-md:hidden",
    cell: ({ firstTokenMs, durationMs }) => `${formatLatency(firstTokenMs)} / ${formatLatency(durationMs)}`,
  },
  {
    key: "outcome",
    header: "End",
    cell: ({ outcome, errorCode, endedAt }) => (
      <>
        <Status look={callOutcomes[outcome]} />
        {errorCode && (
          <span className="mt-0.5 block font-mono text-2xs text-ink-2 max-sm:hidden">{errorCode}</span>
        )}
        <span className="mt-0.5 block text-xs text-ink-2 sm:hidden">
          <RelativeTime at={new Date(endedAt)} />
        </span>
      </>
    ),
  },
  {
    key: "at",
    header: "When",
    className: "whitespace-nowrap text-ink-2 max-sm:hidden",
    cell: ({ endedAt }) => <RelativeTime at={new Date(endedAt)} />,
  },
];

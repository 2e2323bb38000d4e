import { Table, type TableColumn } from "#platform/web/ui/table.tsx";
import type { ModelTraffic } from "../../contract/model-traffic.ts";
import { formatCost, formatCount, formatLatency, formatShare } from "../usage/format-usage.ts";
import { edgeId } from "./lay-out-traffic.ts";
import { nameNode } from "./name-node.ts";

type Edge = ModelTraffic["edges"][number];

/** The edges of the diagram as rows, the busiest first. Phones show the times below the names. */
export function TrafficTable({ traffic, caption, of }: TrafficTableProps) {
  const nodes = new Map(traffic.nodes.map((node) => [node.id, node]));
  const name = (id: string) => {
    const node = nodes.get(id);
    if (!node) return "";
    // Two providers can have a model of the same name.
    return node.provider ? `${nameNode(node)} · ${node.provider}` : nameNode(node);
  };
  const rows = traffic.edges
    .filter(({ from }) => nodes.get(from)?.kind === of)
    .toSorted((one, other) => other.calls - one.calls || edgeId(one).localeCompare(edgeId(other)));
  const number = (key: string, header: string, cell: (edge: Edge) => string): TableColumn<Edge> => ({
    ...{ key, header, cell, isNumeric: true },
    className: "max-sm:hidden",
  });
  const columns: TableColumn<Edge>[] = [
    {
      key: "way",
      header: of === "workspace" ? "Workspace and purpose" : "Purpose and model",
      className: "w-full sm:max-w-0",
      cell: ({ from, to, p50Ms, p95Ms, fallbacks, costMicros }) => (
        <>
          <span className="block text-ink-1 wrap-anywhere sm:truncate">{name(from)}</span>
          <span className="block text-ink-2 wrap-anywhere sm:truncate">
            <span aria-hidden="true">→ </span>
            {name(to)}
          </span>
          <span className="block text-xs text-ink-3 tabular-nums sm:hidden">
            {`p50 ${formatLatency(p50Ms)}, p95 ${formatLatency(p95Ms)}, ${fallbacks === 1 ? "1 fallback" : `${fallbacks} fallbacks`}, ${formatCost(costMicros)}`}
          </span>
        </>
      ),
    },
    { key: "calls", header: "Calls", isNumeric: true, cell: ({ calls }) => formatCount(calls) },
    {
      ...{ key: "failed", header: "Failed", isNumeric: true },
      cell: ({ failed, calls }) => (
        <span className={failed > 0 ? "text-bad" : ""} title={`${formatCount(failed)} failed`}>
          {formatShare(failed, calls)}
        </span>
      ),
    },
    number("fallbacks", "Fallbacks", ({ fallbacks }) => formatCount(fallbacks)),
    number("p50", "p50", ({ p50Ms }) => formatLatency(p50Ms)),
    number("p95", "p95", ({ p95Ms }) => formatLatency(p95Ms)),
    number("cost", "Cost", ({ costMicros }) => formatCost(costMicros)),
  ];
  return <Table caption={caption} columns={columns} rows={rows} rowKey={edgeId} />;
}

interface TrafficTableProps {
  traffic: ModelTraffic;
  caption: string;
  /** The kind of node that the edges leave. */
  of: "workspace" | "purpose";
}

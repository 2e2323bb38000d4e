import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { namePurpose } from "../../../contract/call-purpose.ts";
import {
  type ModelTraffic,
  mostTrafficNodes,
  type Traffic,
  type TrafficNode,
  type TrafficPeriod,
} from "../../../contract/model-traffic.ts";
import { readModels } from "../../model-catalogue.ts";
import { modelUsageAccess } from "../model-usage.access.ts";
import { type Named, nameWorkspaces } from "./names.repository.ts";
import { noWorkspace, others, sumTraffic, type TrafficRow, type TrafficSpan } from "./traffic.repository.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How calls flowed in the last hour, day or month: bounded numbers of nodes, and the edges between them. */
export async function readTraffic(ctx: Ctx, period: TrafficPeriod): Promise<ModelTraffic> {
  const now = ctx.now();
  const span = spanOf(period, now);
  const { rows, names } = await query(ctx, modelUsageAccess.read_all, async ({ db }) => {
    const sums = await sumTraffic(db, { ...span, mostNodes: mostTrafficNodes });
    const ids = new Set(sums.map(({ workspace }) => workspace).filter((id) => id !== null));
    return {
      rows: sums,
      names: await nameWorkspaces(
        db,
        [...ids].filter((id) => id.length === 36),
      ),
    };
  });
  const models = await readModels(ctx);
  const whole = rows.find(({ purpose }) => purpose === null);
  const edges = rows.filter(({ purpose }) => purpose !== null);
  return {
    period,
    startsAt: span.startsAt.toISOString(),
    endsAt: now.toISOString(),
    hasModels: models.some((row) => row.is_enabled && row.provider.is_enabled),
    totals: whole ? trafficOf(whole) : nothing,
    nodes: nodesOf(edges, names),
    edges: edges.map((row) => ({ ...endsOf(row), ...trafficOf(row) })),
  };
}

/** Sums begin with a whole hour or day. */
function spanOf(period: TrafficPeriod, now: Date): Pick<TrafficSpan, "grain" | "startsAt"> {
  const at = now.getTime();
  if (period === "hour") return { grain: "call", startsAt: new Date(at - hourMs) };
  if (period === "day") return { grain: "hour", startsAt: new Date(at - (at % hourMs) - 23 * hourMs) };
  return { grain: "day", startsAt: new Date(at - (at % dayMs) - 29 * dayMs) };
}

const nothing: Traffic = {
  ...{ calls: 0, failed: 0, refused: 0, fallbacks: 0, costMicros: 0 },
  ...{ p50Ms: null, p95Ms: null },
};

function trafficOf(row: TrafficRow): Traffic {
  const { calls, failed, refused, fallbacks } = row;
  return {
    ...{ calls, failed, refused, fallbacks },
    ...{ costMicros: row.cost_micros, p50Ms: row.p50_ms, p95Ms: row.p95_ms },
  };
}

const workspaceId = (workspace: string) => `workspace:${workspace}`;
const purposeId = (purpose: string | null) => `purpose:${purpose}`;
const modelId = ({ provider, model }: TrafficRow) => `model:${provider}/${model}`;

function endsOf(row: TrafficRow): { from: string; to: string } {
  const { workspace, purpose } = row;
  return workspace === null
    ? { from: purposeId(purpose), to: modelId(row) }
    : { from: workspaceId(workspace), to: purposeId(purpose) };
}

function nodesOf(edges: readonly TrafficRow[], names: Map<string, Named>): TrafficNode[] {
  const nodes = new Map<string, TrafficNode>();
  const add = (node: TrafficNode) => nodes.set(node.id, node);
  for (const row of edges) {
    const { workspace, purpose, provider, model } = row;
    const name = purpose && namePurpose(purpose);
    add({ id: purposeId(purpose), kind: "purpose", name, provider: null, isOthers: false });
    if (workspace === null) {
      const isOthers = provider === others && model === others;
      const known = isOthers ? { name: null, provider: null } : { name: model, provider };
      add({ id: modelId(row), kind: "model", ...known, isOthers });
    } else {
      const isOthers = workspace === others;
      const known = workspace === noWorkspace ? null : (names.get(workspace)?.name ?? null);
      add({ id: workspaceId(workspace), kind: "workspace", name: known, provider: null, isOthers });
    }
  }
  return [...nodes.values()];
}

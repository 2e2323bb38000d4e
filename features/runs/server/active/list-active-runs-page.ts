import { listExecutingTools } from "#features/tools/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import type { ListedRun } from "../../contract/index.ts";
import { runAccess } from "../run.access.ts";
import type { RunRow } from "../run.repository.ts";
import { runAgents } from "../run-agent.ts";
import { describeHosts, refsOf } from "../run-host.ts";
import { presentActiveRun } from "./active-run.presenter.ts";
import { countActiveRuns, listActiveRunRows, listOpenWaits } from "./active-run.repository.ts";

interface ActiveRunsPage {
  items: ListedRun[];
  nextCursor: string | null;
  total: number;
}

/** The caller's runs that have not ended, with what each does at the moment. The cursor is the id of a page's last row. */
export async function listActiveRunsPage(
  ctx: Ctx,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ActiveRunsPage> {
  const before = readIdCursor(cursor);
  const found = await query(ctx, runAccess.list, async (inner) => {
    const { db } = inner;
    const [rows, total] = await Promise.all([
      listActiveRunRows(db, { before, limit: limit + 1 }),
      countActiveRuns(db),
    ]);
    const page = pageOfRows(rows, limit, ({ id }) => id);
    const ids = page.items.map(({ id }) => id);
    const [waits, tools, hosts] = await Promise.all([
      listOpenWaits(db, ids),
      listExecutingTools(db, ids),
      describeHosts(inner, page.items),
    ]);
    return { page, total, waits, tools, hosts };
  });
  const { page, total, waits, tools, hosts } = found;
  const agentIds = [...new Set([...hosts.values()].flatMap(({ agentId }) => (agentId ? [agentId] : [])))];
  const agents = agentIds.length > 0 ? await runAgents(ctx.services)?.describe(ctx, agentIds) : undefined;
  const present = (row: RunRow) => {
    const host = hosts.get(row.host_id);
    return presentActiveRun(ctx, row, {
      conversationId: refsOf(row).conversationId ?? null,
      title: host?.title || null,
      agent: host?.agentId ? { id: host.agentId, name: agents?.get(host.agentId)?.name ?? null } : null,
      toolTitle: tools.get(row.id) ?? null,
      waits: waits.filter(({ runId }) => runId === row.id),
    });
  };
  return { ...page, items: await Promise.all(page.items.map(present)), total };
}

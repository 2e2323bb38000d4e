import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import type { ListedCall } from "../../../contract/listed-call.ts";
import { modelUsageAccess } from "../model-usage.access.ts";
import { type ListedCallRow, listCallRows } from "./listed-call.repository.ts";
import { type Named, namePeople, nameWorkspaces } from "./names.repository.ts";

/** A page of all calls of the installation, newest first. An invalid cursor starts at the top. */
export async function listCalls(
  ctx: Ctx,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<ListedCall>> {
  const before = cursor !== undefined && isUuid(cursor) ? cursor : undefined;
  const { rows, people, workspaces } = await query(ctx, modelUsageAccess.list_calls, async ({ db }) => {
    const found = await listCallRows(db, { before, limit: limit + 1 });
    const ids = (of: "user_id" | "workspace_id") => [...new Set(found.flatMap((row) => row[of] ?? []))];
    const [named, places] = await Promise.all([
      namePeople(db, ids("user_id")),
      nameWorkspaces(db, ids("workspace_id")),
    ]);
    return { rows: found, people: named, workspaces: places };
  });
  const page = pageOfRows(rows, limit, ({ id }) => id);
  return { ...page, items: page.items.map((row) => present(row, people, workspaces)) };
}

function present(
  row: ListedCallRow,
  people: ReadonlyMap<string, Named>,
  workspaces: ReadonlyMap<string, Named>,
): ListedCall {
  const nameIn = (names: ReadonlyMap<string, Named>, id: string | null) =>
    (id === null ? undefined : names.get(id)?.name) ?? null;
  return {
    id: row.id,
    endedAt: row.ended_at.toISOString(),
    purpose: row.purpose,
    provider: row.provider,
    model: row.model,
    answeredBy: row.answered_by,
    isFallback: row.place > 1,
    workspace: nameIn(workspaces, row.workspace_id),
    person: nameIn(people, row.user_id),
    inputTokens: row.input_tokens,
    cachedInputTokens: row.cached_input_tokens,
    outputTokens: row.output_tokens,
    costMicros: row.cost_micros,
    firstTokenMs: row.first_token_ms,
    durationMs: row.duration_ms,
    outcome: row.outcome,
    errorCode: row.error_code,
  };
}

import type { Page } from "#platform/contract/page.ts";
import { authorize } from "#platform/server/access/authorize.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { failCursor } from "#platform/server/pages/cursors.ts";
import type { ConnectedModel, ModelAudience } from "../../contract/connected-model.ts";
import { listHealth } from "../health/health.repository.ts";
import { modelAccess } from "../model.access.ts";
import type { ModelWithProvider } from "../model.repository.ts";
import { readModels, readPrices } from "../model-catalogue.ts";
import { presentPrice } from "../prices/price.presenter.ts";
import { priceInForce } from "../prices/price-in-force.ts";
import { presentHealth } from "./health.presenter.ts";

const shownHours = 24;

/** A page of all connected models with what admins see of them, in fallback order. */
export async function listConnectedModels(
  ctx: Ctx,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<ConnectedModel>> {
  authorize(ctx, modelAccess.list_connected);
  const [models, prices] = await Promise.all([readModels(ctx), readPrices(ctx)]);
  const start = cursor === undefined ? 0 : models.findIndex(({ id }) => id === cursor) + 1;
  if (cursor !== undefined && start === 0) failCursor();
  const rows = models.slice(start, start + limit);
  const now = ctx.now();
  const since = new Date(now.getTime() - shownHours * 3_600_000);
  const ids = rows.map(({ id }) => id);
  const health = await query(ctx, modelAccess.list_connected, ({ db }) => listHealth(db, ids, since));
  const healthOf = new Map(health.map((row) => [row.model_id, row]));
  const items = rows.map((row): ConnectedModel => {
    const price = priceInForce(prices, row, now);
    return {
      id: row.id,
      label: row.label,
      provider: row.provider.name,
      providerId: row.provider.id,
      providerKind: row.provider.kind,
      modelId: row.model_id,
      isEnabled: row.is_enabled && row.provider.is_enabled,
      isDefault: row.is_default,
      capabilities: row.capabilities,
      contextTokens: row.context_tokens,
      testedAt: row.tested_at?.toISOString() ?? null,
      fallbackPosition: row.fallback_position,
      audience: presentAudience(row),
      health: presentHealth(healthOf.get(row.id)),
      price: price ? presentPrice(price) : null,
    };
  });
  return { items, nextCursor: start + limit < models.length ? (items.at(-1)?.id ?? null) : null };
}

/** Who may use a model; null: everyone. */
function presentAudience({
  is_restricted,
  audiences,
}: Pick<ModelWithProvider, "is_restricted" | "audiences">): ModelAudience | null {
  if (!is_restricted) return null;
  return {
    plans: audiences.flatMap(({ plan_key }) => plan_key ?? []),
    teams: audiences.flatMap((row) =>
      row.team_id === null ? [] : [{ workspaceId: row.team_workspace_id, teamId: row.team_id }],
    ),
  };
}

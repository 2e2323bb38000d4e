import type { LanguageModelV4 } from "@ai-sdk/provider";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Services } from "#platform/server/services.ts";
import { type OpenProvider, openProvider } from "./create-language-model.ts";
import { listModelRows, type ModelWithProvider } from "./model.repository.ts";
import { listCurrentPrices, type PriceRow } from "./prices/price.repository.ts";
import type { ProviderRow } from "./provider.repository.ts";
import { openProviderKey } from "./provider-key.ts";
import { listPurposeRows, type PurposeRow } from "./purposes/purpose.repository.ts";

/** How long a change made by another server may stay unseen. */
const FRESH_MS = 1_000;

interface Read {
  models: ModelWithProvider[];
  prices: PriceRow[];
  purposes: PurposeRow[];
}

interface Catalogue {
  read: Promise<Read>;
  readAtMs: number;
  providers: Map<string, { version: string; open: Promise<OpenProvider> }>;
}

const catalogues = new WeakMap<Services, Catalogue>();

/** All models of the installation. Cached for a second. */
export async function readModels(ctx: Ctx): Promise<ModelWithProvider[]> {
  return (await read(ctx)).models;
}

/** Current and future prices. Cached together with the models. */
export async function readPrices(ctx: Ctx): Promise<PriceRow[]> {
  return (await read(ctx)).prices;
}

/** The default model of a purpose other than chat. Undefined when none is chosen. Cached together with the models. */
export async function readPurposeDefault(
  ctx: Ctx,
  purpose: PurposeRow["purpose"],
): Promise<ModelWithProvider | undefined> {
  const { models, purposes } = await read(ctx);
  const id = purposes.find((row) => row.purpose === purpose)?.model_id;
  return models.find((row) => row.id === id);
}

function read(ctx: Ctx): Promise<Read> {
  const catalogue = catalogueOf(ctx.services);
  if (performance.now() - catalogue.readAtMs > FRESH_MS) {
    catalogue.readAtMs = performance.now();
    catalogue.read = query(ctx.asSystem("models"), async ({ db }) => {
      const [models, prices, purposes] = await Promise.all([
        listModelRows(db),
        listCurrentPrices(db, ctx.now()),
        listPurposeRows(db),
      ]);
      return { models, prices, purposes };
    });
    catalogue.read.catch(() => invalidateModels(ctx.services));
  }
  return catalogue.read;
}

/** Invalidates the cache. */
export function invalidateModels(services: Services): void {
  catalogueOf(services).readAtMs = Number.NEGATIVE_INFINITY;
}

/** The language model of a row. */
export async function languageModelOf(
  { services }: Ctx,
  { provider, model_id }: ModelWithProvider,
): Promise<LanguageModelV4> {
  return (await connectionTo({ services }, { provider })).languageModel(model_id);
}

/** The provider of a model. Connections are kept as long as it is unchanged. */
export async function connectionTo(
  { services }: Pick<Ctx, "services">,
  { provider }: Pick<ModelWithProvider, "provider">,
): Promise<OpenProvider> {
  const { providers } = catalogueOf(services);
  const version = String(provider.updated_at);
  const known = providers.get(provider.id);
  if (known?.version === version) return known.open;

  const closeOld = async () => (await known?.open)?.close();
  closeOld().catch(() => {});
  const open = openProvider(accessTo(services, provider));
  providers.set(provider.id, { version, open });
  return open;
}

export function accessTo(services: Services, provider: ProviderRow): Parameters<typeof openProvider>[0] {
  const apiKey = openProviderKey(services.secrets, provider);
  return {
    kind: provider.kind,
    name: provider.name,
    ...(provider.base_url ? { baseUrl: provider.base_url } : {}),
    ...(apiKey ? { apiKey } : {}),
  };
}

function catalogueOf(services: Services): Catalogue {
  const known = catalogues.get(services);
  if (known) return known;
  const created = {
    read: Promise.resolve({ models: [], prices: [], purposes: [] }),
    readAtMs: Number.NEGATIVE_INFINITY,
    providers: new Map(),
  };
  catalogues.set(services, created);
  return created;
}

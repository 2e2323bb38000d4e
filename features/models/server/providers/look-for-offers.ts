import { authorize } from "#platform/server/access/authorize.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { ProviderOffers } from "../../contract/provider.ts";
import { type ProviderChoice, providerChoices } from "../../contract/provider-choice.ts";
import { detectLocalServers } from "../detect-local-servers.ts";
import { environmentKeys, type OfferedKeys } from "../environment-keys.ts";
import { modelProviderAccess } from "../model.access.ts";
import { listProviders, type ProviderRow } from "../provider.repository.ts";

export interface Detection {
  detect?: typeof detectLocalServers;
  offeredKeys?: OfferedKeys;
}

const mostModels = 50;

/** Looks for model servers on this machine and for keys in the environment. Connects nothing. */
export async function lookForOffers(
  ctx: Ctx,
  { detect = detectLocalServers, offeredKeys = {} }: Detection,
): Promise<ProviderOffers> {
  authorize(ctx, modelProviderAccess.look_for_offers);
  const [servers, providers] = await Promise.all([
    detect(),
    query(ctx, modelProviderAccess.list, ({ db }) => listProviders(db)),
  ]);
  return {
    servers: servers.map(({ name, baseUrl, models }) => ({
      ...{ name, baseUrl, models: models.slice(0, mostModels) },
      connectedAs: providers.find(({ base_url }) => base_url === baseUrl)?.name ?? null,
    })),
    keys: environmentKeys(offeredKeys).map(({ choice, name, setting, baseUrl }) => ({
      ...{ choice, name, setting, baseUrl: baseUrl ?? null },
      connectedAs: connectedFor(providers, choice, baseUrl)?.name ?? null,
    })),
  };
}

/** Vendors that share a protocol differ by their address. */
function connectedFor(
  providers: readonly ProviderRow[],
  choice: ProviderChoice,
  baseUrl: string | undefined,
) {
  const { kind, baseUrl: vendorsUrl } = providerChoices[choice];
  const address = baseUrl ?? vendorsUrl;
  return providers.find((row) => row.kind === kind && (address === undefined || row.base_url === address));
}

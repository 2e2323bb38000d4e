import type { Ctx } from "#platform/server/context.ts";
import { isInside } from "#platform/server/guarded-fetch/is-inside.ts";
import { listProviders } from "./provider.repository.ts";

export interface ProviderName {
  id: string;
  name: string;
  /** Whether its address is this machine or a private network. */
  isInside: boolean;
}

/** The connected providers in their order, read in the open transaction. */
export async function listProviderNames({ db }: Ctx): Promise<ProviderName[]> {
  return (await listProviders(db)).map(({ id, name, base_url }) => ({
    ...{ id, name },
    isInside: base_url !== null && isInside(base_url),
  }));
}

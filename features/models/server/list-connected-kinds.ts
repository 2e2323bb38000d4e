import type { Ctx } from "#platform/server/context.ts";
import { isPublicAddress } from "#platform/server/guarded-fetch/is-public-address.ts";
import type { ProviderKind } from "../contract/model.ts";
import { readModels } from "./model-catalogue.ts";

export interface ConnectedKind {
  kind: ProviderKind;
  /** Whether its address is one of this machine or of a private network. */
  isInside: boolean;
}

/** Which kinds of providers answer, the default first, each once; nothing that would tell which ones. */
export async function listConnectedKinds(ctx: Ctx): Promise<ConnectedKind[]> {
  const enabled = (await readModels(ctx)).filter((row) => row.is_enabled && row.provider.is_enabled);
  const kinds = enabled.map(({ provider: { kind, base_url } }) => ({ kind, isInside: isInside(base_url) }));
  return kinds.filter(
    (one, index) =>
      kinds.findIndex((other) => other.kind === one.kind && other.isInside === one.isInside) === index,
  );
}

const ownNames = /^[^.]+$|\.(localhost|local|internal|intranet|lan|home\.arpa)$/;

/** A name of the public internet counts as outside, wherever it may lead: nothing is called inside by mistake. */
function isInside(baseUrl: string | null): boolean {
  const host = baseUrl ? URL.parse(baseUrl)?.hostname.replace(/^\[|\]$/g, "") : undefined;
  if (!host) return false;
  const isNumber = /^[\d.]+$|:/.test(host);
  return isNumber ? !isPublicAddress(host) : ownNames.test(host);
}

import type { Ctx } from "#platform/server/context.ts";
import { isInside } from "#platform/server/guarded-fetch/is-inside.ts";
import type { ProviderKind } from "../contract/model.ts";
import { canAnswer } from "./get-model.ts";
import { readModels } from "./model-catalogue.ts";

export interface ConnectedKind {
  kind: ProviderKind;
  /** Whether its URL points to this machine or a private network. */
  isInside: boolean;
}

/** The kinds of enabled providers, default first, without duplicates. Reveals nothing more about them. */
export async function listConnectedKinds(ctx: Ctx): Promise<ConnectedKind[]> {
  const enabled = (await readModels(ctx)).filter(canAnswer);
  const kinds = enabled.map(({ provider: { kind, base_url } }) => ({
    kind,
    isInside: base_url !== null && isInside(base_url),
  }));
  return kinds.filter(
    (one, index) =>
      kinds.findIndex((other) => other.kind === one.kind && other.isInside === one.isInside) === index,
  );
}

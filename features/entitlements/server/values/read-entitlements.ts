import type { Ctx } from "#platform/server/context.ts";
import type { Entitlements } from "../../contract/entitlements.ts";
import { entitlementsOf } from "./entitlements-of.ts";
import { factsOf } from "./facts-cache.ts";

/** What the workspace has now. Whoever asks has made sure that the caller may know. */
export async function readEntitlements(ctx: Ctx, workspaceId: string): Promise<Entitlements> {
  return entitlementsOf(await factsOf(ctx.services, workspaceId), ctx.now());
}

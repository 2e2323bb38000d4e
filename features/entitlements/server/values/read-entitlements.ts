import type { Ctx } from "#platform/server/context.ts";
import type { Entitlements } from "../../contract/entitlements.ts";
import { entitlementsOf } from "./entitlements-of.ts";
import { factsOf } from "./facts-cache.ts";

/** Effective values of the workspace. The caller has checked access. */
export async function readEntitlements(ctx: Ctx, workspaceId: string): Promise<Entitlements> {
  return entitlementsOf(await factsOf(ctx.services, workspaceId), ctx.now());
}

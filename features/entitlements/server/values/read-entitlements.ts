import type { Ctx } from "#platform/server/context.ts";
import type { Entitlements } from "../../contract/entitlements.ts";
import { entitlementsOf } from "./entitlements-of.ts";
import { readFactsOf } from "./facts.repository.ts";
import { factsOf } from "./facts-cache.ts";

/** Effective values of the workspace. The caller has checked access. */
export async function readEntitlements(ctx: Ctx, workspaceId: string): Promise<Entitlements> {
  return entitlementsOf(await factsOf(ctx.services, workspaceId), ctx.now());
}

/** The same as it is stored at this moment, for a command that holds a lock on the workspace. */
export async function readStoredEntitlements(ctx: Ctx, workspaceId: string): Promise<Entitlements> {
  return entitlementsOf(await readFactsOf(ctx.services.servicePool, workspaceId), ctx.now());
}

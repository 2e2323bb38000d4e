import { admits } from "#platform/server/access/authorize.ts";
import { callerOf } from "#platform/server/access/who.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { ProvenScope } from "../../contract/index.ts";
import { logAccess } from "./log.access.ts";

export const workspaceOfScope = (ctx: Ctx, scope: ProvenScope): string =>
  scope === "installation" ? installationWorkspaceId : userOf(ctx).workspaceId;

export const readRule = (scope: ProvenScope) =>
  scope === "installation" ? logAccess.read_installation : logAccess.read;

/** Whether the caller may download a log with all its entries. */
export function mayExport(ctx: Ctx, scope: ProvenScope): boolean {
  return admits(scope === "installation" ? logAccess.export_installation : logAccess.export, callerOf(ctx));
}

import { admits } from "#platform/server/access/authorize.ts";
import { callerOf } from "#platform/server/access/who.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { LogScope } from "../../contract/index.ts";
import { readingRules } from "./event.access.ts";

/** The logs that the caller may read. */
export function readableScopes(ctx: Ctx): LogScope[] {
  return LogScope.options.filter((scope) => admits(readingRules[scope], callerOf(ctx)));
}

/** The workspace of the events of a scope. */
export function workspaceOf(ctx: Ctx, scope: LogScope): string {
  return scope === "installation" ? installationWorkspaceId : userOf(ctx).workspaceId;
}

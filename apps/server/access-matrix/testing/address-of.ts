import type { UserActor } from "#platform/server/context.ts";
import { canary } from "./stage-rows.ts";

/** What a path calls the rows of a table that has another name. */
const tables: Record<string, string> = {
  calls: "tool_calls",
  outgoing: "outgoing_mails",
  exports: "event_exports",
  items: "approvals",
  userId: "avatars",
};

const queries: Record<string, string> = {
  "/api/v1/admin/analytics/names": "?kind=page",
  "/api/v1/admin/model-usage/rows": "?by=person",
  "/api/v1/agents/:id/comparison": "?before=draft&after=1",
  "/api/v1/company-sign-in": "?domain=example.com",
  "/api/v1/compliance/events": "?scope=workspace",
  "/api/v1/compliance/periods/:kind/preview": "?days=30",
  "/api/v1/memories": "?view=proposed",
  "/api/v1/model-usage/own/rows": "?by=model",
  "/api/v1/model-usage/rows": "?by=person",
  "/api/v1/search/conversations": `?words=${canary}`,
  "/api/v1/trigger-slots": "?cron=0+9+*+*+*&timeZone=UTC",
};

/** The address that a route has for the rows of a person. The segment before `:id` names the table. */
export function addressOf(
  path: string,
  { userId, workspaceId }: UserActor,
  idOf: ReadonlyMap<string, string>,
): string {
  const noun = /([\w-]+)[/]:id/.exec(path)?.[1]?.replaceAll("-", "_") ?? "";
  const id = noun === "logs" ? workspaceId : idOf.get(tables[noun] ?? noun);
  const address = path
    .replace("/shares/:noun/:id", `/shares/conversation/${idOf.get("conversations")}`)
    .replace(":workspaceId", workspaceId)
    .replace(":userId", userId)
    .replace(/:(number|version)/, "1")
    .replace("/contents/:kind/:language", "/contents/landing/en")
    .replace(":kind", "conversations")
    .replace(":size", "small")
    .replace(":type", "terms")
    .replace(":id", id ?? userId);
  if (path === "/api/v1/knowledge/search")
    return `${address}?question=${canary}&collectionIds=${idOf.get("collections")}`;
  return address + (queries[path] ?? "");
}

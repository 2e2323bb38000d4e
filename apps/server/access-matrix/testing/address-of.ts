import { canary } from "./stage-rows.ts";

/** What a path calls the rows of a table that has another name. */
const tables: Record<string, string> = {
  calls: "tool_calls",
  outgoing: "outgoing_mails",
  exports: "event_exports",
  items: "approvals",
};

const queries: Record<string, string> = {
  "/api/v1/agents/:id/comparison": "?before=draft&after=1",
  "/api/v1/compliance/periods/:kind/preview": "?days=30",
  "/api/v1/memories": "?view=proposed",
  "/api/v1/model-usage/rows": "?by=model",
  "/api/v1/model-usage/own/rows": "?by=model",
  "/api/v1/admin/model-usage/rows": "?by=model",
  "/api/v1/search/conversations": `?words=${canary}`,
};

/** The address that a route has for the rows of a person. The segment before `:id` names the table. */
export function addressOf(path: string, personId: string, idOf: ReadonlyMap<string, string>): string {
  const noun = /([\w-]+)[/]:id/.exec(path)?.[1]?.replaceAll("-", "_") ?? "";
  const id = noun === "logs" ? personId : idOf.get(tables[noun] ?? noun);
  const address = path
    .replace("/shares/:noun/:id", `/shares/conversation/${idOf.get("conversations")}`)
    .replace(":workspaceId", personId)
    .replace(":userId", personId)
    .replace(/:(number|version)/, "1")
    .replace(":kind", "conversations")
    .replace(":id", id ?? personId);
  if (path === "/api/v1/knowledge/search")
    return `${address}?question=${canary}&collectionIds=${idOf.get("collections")}`;
  return address + (queries[path] ?? "");
}

import { domainToUnicode } from "node:url";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import type { HttpHost } from "../../contract/index.ts";
import type { HttpHostRow } from "./http-host.repository.ts";

export function presentHost({ workspace_id, id, host, methods }: HttpHostRow): HttpHost {
  return {
    id,
    host,
    unicode: unicodeOf(host),
    methods,
    isEverywhere: workspace_id === installationWorkspaceId,
  };
}

function unicodeOf(host: string): string | null {
  const [name = "", port] = host.split(":");
  const own = name.includes("xn--") ? domainToUnicode(name) : name;
  return own === name || own === "" ? null : `${own}${port ? `:${port}` : ""}`;
}

import type { TrafficNode } from "../../contract/model-traffic.ts";

/** What a node is called. */
export function nameNode({ kind, name, isOthers }: Pick<TrafficNode, "kind" | "name" | "isOthers">): string {
  if (isOthers) return kind === "workspace" ? "Other workspaces" : "Other models";
  if (name !== null) return name;
  return kind === "workspace" ? "No workspace" : "Unknown";
}

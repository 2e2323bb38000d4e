import { useQuery } from "@tanstack/react-query";
import type { VersionRef } from "../../contract/index.ts";
import { agentCalls } from "../api/agent-calls.ts";
import { agentKeys } from "../api/agent-keys.ts";

/** What differs between two versions. The draft changes, so it is compared anew each time. */
export function useComparison(agentId: string, before: VersionRef | undefined, after: VersionRef) {
  return useQuery({
    queryKey: agentKeys.comparison(agentId, String(before), String(after)),
    enabled: before !== undefined,
    staleTime: 0,
    queryFn: ({ signal }) => agentCalls.compare(agentId, before ?? "draft", after, signal),
  });
}

/** `Version 3`, or the draft. */
export function nameOfVersion(version: VersionRef): string {
  return version === "draft" ? "Draft" : `Version ${version}`;
}

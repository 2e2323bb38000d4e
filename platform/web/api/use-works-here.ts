import { isWorking } from "#platform/contract/role-rules.ts";
import { pageOwner } from "../personal-data/page-owner.ts";
import { apiQuery } from "./client.ts";

/**
 * Whether the person works in the workspace of this tab: guests and auditors begin no conversations and make no agents or
 * tasks. True until their role is known, and for visitors of the demo.
 */
export function useWorksHere(): boolean {
  const { data } = apiQuery.useQuery("get", "/api/v1/me", undefined, { enabled: pageOwner() === "session" });
  return data === undefined || isWorking(data.role);
}

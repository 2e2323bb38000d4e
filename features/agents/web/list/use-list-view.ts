import { useListInAddress } from "#platform/web/page/use-list-in-address.ts";
import type { AgentsShown } from "../api/agent-calls.ts";

/** `workspace`: all agents of the workspace, for its owners and admins. */
export type ListView = AgentsShown | "workspace";

export const views: { value: ListView; label: string }[] = [
  { value: "all", label: "All" },
  { value: "own", label: "Mine" },
  { value: "shared", label: "Shared" },
  { value: "archived", label: "Archived" },
  { value: "workspace", label: "Workspace" },
];

/** Which agents the list shows. */
export function useListView() {
  const { show: view, setShow: setView, search, typed, setTyped } = useListInAddress<ListView>(shown);
  return { view, setView, search, typed, setTyped };
}

const shown = ["all", "own", "shared", "archived", "workspace"] as const;

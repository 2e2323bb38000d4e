import { useSyncExternalStore } from "react";

/** Why this tab cannot go on in its workspace. */
export interface LostWorkspace {
  workspaceId: string;
  reason: "ended" | "suspended";
}

const reasons: Readonly<Record<string, LostWorkspace["reason"]>> = {
  "workspace.not_found": "ended",
  "workspace.suspended": "suspended",
};

/** Whether a refusal says that the workspace in which the call was made is not open to the caller. */
export const isOfLostWorkspace = (code: string): boolean => code in reasons;

let lost: LostWorkspace | undefined;
const listeners = new Set<() => void>();

/** A call was refused. If because of the workspace in which it was made, the tab has lost that. */
export function reportLostWorkspace(code: string, workspaceId: string | null | undefined): void {
  const reason = reasons[code];
  if (!reason || !workspaceId || lost) return;
  lost = { workspaceId, reason };
  for (const listener of listeners) listener();
}

export function readLostWorkspace(): LostWorkspace | undefined {
  return lost;
}

export function onWorkspaceLost(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLostWorkspace(): LostWorkspace | undefined {
  return useSyncExternalStore(onWorkspaceLost, readLostWorkspace, readLostWorkspace);
}

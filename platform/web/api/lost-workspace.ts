import { useSyncExternalStore } from "react";

/** Why this tab cannot go on in its workspace. */
export interface LostWorkspace {
  workspaceId: string;
  /** `left`: the person ended it in this tab. */
  reason: "ended" | "left" | "suspended";
}

const reasons: Readonly<Record<string, LostWorkspace["reason"]>> = {
  "workspace.not_found": "ended",
  "workspace.suspended": "suspended",
};

/** Whether a refusal says that the workspace in which the call was made is not open to the caller. */
export const isOfLostWorkspace = (code: string): boolean => code in reasons;

let lost: LostWorkspace | undefined;
/** The workspace that the person leaves in this tab. */
let leaving: string | undefined;
const listeners = new Set<() => void>();

/** A call was refused. If because of the workspace in which it was made, the tab has lost that. */
export function reportLostWorkspace(code: string, workspaceId: string | null | undefined): void {
  const reason = reasons[code];
  if (!reason || !workspaceId || lost) return;
  lost = { workspaceId, reason: workspaceId === leaving ? "left" : reason };
  for (const listener of listeners) listener();
}

/** Ends the person's membership by `act`. The tab then has lost the workspace, whatever notices it first. */
export async function leaveBy(workspaceId: string, act: () => Promise<unknown>): Promise<void> {
  leaving = workspaceId;
  try {
    await act();
    reportLostWorkspace("workspace.not_found", workspaceId);
  } finally {
    leaving = undefined;
  }
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

import { carryFocus } from "#platform/web/page/carried-focus.ts";

/** Loads the product anew in a workspace: everything in memory belongs to the one before. */
export function enterWorkspace(workspaceId: string): void {
  carryFocus();
  location.assign(`/dashboard?workspace=${workspaceId}`);
}

/** Loads the product anew in a workspace: everything in memory belongs to the one before. */
export function enterWorkspace(workspaceId: string): void {
  location.assign(`/dashboard?workspace=${workspaceId}`);
}

import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";

const id = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;

/** The pages of roles that do not work in the workspace. */
const pagesOf: Partial<Record<WorkspaceRole, RegExp>> = {
  auditor: /^\/(compliance|conversation|chat|settings|profile|admin)(\/|$)/,
  guest: /^\/(dashboard|conversation|chat|settings|profile|admin|team\/shared)(\/|$)/,
};

/**
 * Where the same page is in another workspace: itself, the area of an object that only this one has, or the start where
 * the person's role there has no such page. Pages of the installation stay.
 */
export function placeInWorkspace(pathname: string, role: WorkspaceRole): string {
  return pagesOf[role]?.test(pathname) === false ? "/dashboard" : withoutObject(pathname);
}

function withoutObject(pathname: string): string {
  const parts = pathname.split("/");
  const at = parts.findIndex((part) => id.test(part));
  if (at < 0 || parts[1] === "admin") return pathname;
  return parts[1] === "chat" ? "/conversation" : parts.slice(0, at).join("/") || "/dashboard";
}

/** The address that switches to a workspace when somebody goes there. */
export function addressIn(workspaceId: string, path: string): string {
  return `${path}?workspace=${workspaceId}`;
}

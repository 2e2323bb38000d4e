const id = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;

/**
 * Where the same page is in another workspace: itself, or the area of an object that only this one has. Pages of the
 * installation stay.
 */
export function placeInWorkspace(pathname: string): string {
  const parts = pathname.split("/");
  const at = parts.findIndex((part) => id.test(part));
  if (at < 0 || parts[1] === "admin") return pathname;
  return parts[1] === "chat" ? "/conversation" : parts.slice(0, at).join("/") || "/dashboard";
}

/** The address that switches to a workspace when somebody goes there. */
export function addressIn(workspaceId: string, path: string): string {
  return `${path}?workspace=${workspaceId}`;
}

import { pageOwner } from "./page-owner.ts";

const keyOf = (userId: string) => `adjutant.workspace.${userId}`;
const askedKey = "adjutant.workspace-asked";
const isId = (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

/** By person. Kept in memory too, for browsers that block storage. */
const known = new Map<string, string>();

/**
 * The workspace in which this tab works for a person. A new tab begins in that of the tab used last and then keeps its
 * own. The first one is the personal one, which has the person's id.
 */
export function workspaceOf(userId: string): string {
  if (pageOwner() === "visitor") return userId;
  const workspaceId =
    known.get(userId) ??
    takeAsked() ??
    read("session", keyOf(userId)) ??
    read("local", keyOf(userId)) ??
    userId;
  if (known.get(userId) !== workspaceId) keepInTab(userId, workspaceId);
  return workspaceId;
}

/**
 * Works in another workspace from now on. Whoever calls it loads the document anew. Later tabs begin there once it is
 * known that the person belongs to it (`rememberWorkspace`): anybody can put an id into an address.
 */
export function chooseWorkspace(userId: string, workspaceId: string): void {
  keepInTab(userId, workspaceId);
}

/** The workspace has answered the person, and this tab is in use: later tabs begin there. */
export function rememberWorkspace(userId: string, workspaceId: string): void {
  if (known.get(userId) === workspaceId) write("local", keyOf(userId), workspaceId);
}

/** Works in the personal workspace, because this one gives no access; so do later tabs that would begin in this one. */
export function leaveWorkspace(userId: string, workspaceId: string): void {
  stepOutOfWorkspace(userId, workspaceId);
  keepInTab(userId, userId);
}

/** The same until the tab is reloaded: then it asks this workspace again, and says what is the matter with it. */
export function stepOutOfWorkspace(userId: string, workspaceId: string): void {
  known.set(userId, userId);
  if (read("local", keyOf(userId)) === workspaceId) write("local", keyOf(userId), undefined);
}

/** The person left this tab. What they switched to last stays for the next one that they open. */
export function forgetWorkspaceOf(userId: string): void {
  known.delete(userId);
  write("session", keyOf(userId), undefined);
}

/** Takes over the workspace that a link names (`?workspace=`) and removes it from the address. */
export function keepWorkspaceOfAddress(): void {
  const search = new URLSearchParams(location.search);
  const named = search.get("workspace");
  if (named === null) return;
  // It may have to wait for a sign-in.
  if (isId(named)) write("session", askedKey, named.toLowerCase());
  search.delete("workspace");
  const { pathname, hash } = location;
  history.replaceState(history.state, "", `${pathname}${search.size > 0 ? `?${search}` : ""}${hash}`);
}

function takeAsked(): string | undefined {
  const asked = read("session", askedKey);
  if (asked) write("session", askedKey, undefined);
  return asked;
}

function keepInTab(userId: string, workspaceId: string): void {
  known.set(userId, workspaceId);
  write("session", keyOf(userId), workspaceId);
}

function read(kind: "session" | "local", key: string): string | undefined {
  try {
    const value = (kind === "session" ? sessionStorage : localStorage).getItem(key);
    return value && isId(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function write(kind: "session" | "local", key: string, value: string | undefined): void {
  try {
    const storage = kind === "session" ? sessionStorage : localStorage;
    if (value === undefined) storage.removeItem(key);
    else storage.setItem(key, value);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

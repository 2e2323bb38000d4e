export const standardTarget = "/dashboard";

/** The address of /auth that returns to `target` after sign-in. */
export function signInPath(target: string): string {
  return `/auth?next=${encodeURIComponent(target)}`;
}

/** Where to go after sign-in: a path of our own origin, never /auth itself. */
export function readReturnTarget(search: URLSearchParams, origin: string = location.origin): string {
  const next = search.get("next");
  if (!next?.startsWith("/") || !URL.canParse(next, origin)) return standardTarget;
  const url = new URL(next, origin);
  const isOurs = url.origin === origin && url.pathname !== "/auth" && !url.pathname.startsWith("//");
  return isOurs ? `${url.pathname}${url.search}${url.hash}` : standardTarget;
}

/** Whose token it is. The server checks tokens; a browser only reads them. */
export function userIdOfToken(token: string): string | undefined {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const claims: unknown = JSON.parse(atob(payload));
    if (typeof claims !== "object" || claims === null || !("sub" in claims)) return undefined;
    return typeof claims.sub === "string" ? claims.sub : undefined;
  } catch {
    return undefined;
  }
}

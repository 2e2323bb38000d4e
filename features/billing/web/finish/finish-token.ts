const key = "finish-token";
const shape = /^#([\w-]{43})$/;

/** The secret of a link that finishes a checkout: taken out of the address, and kept in this tab until it was used. */
export function takeFinishToken(): string | undefined {
  if (!location.hash) return sessionStorage.getItem(key) ?? undefined;
  // Whatever was opened last is meant, also when it is no secret at all.
  sessionStorage.removeItem(key);
  const found = shape.exec(location.hash)?.[1];
  if (!found) return undefined;
  sessionStorage.setItem(key, found);
  history.replaceState(history.state, "", location.pathname);
  return found;
}

export function forgetFinishToken(): void {
  sessionStorage.removeItem(key);
}

const key = "finish-token";
const shape = /^#([\w-]{43})$/;

/** Takes the secret of a finish link out of the address and keeps it in this tab until it is used. */
export function takeFinishToken(): string | undefined {
  if (!location.hash) return sessionStorage.getItem(key) ?? undefined;
  // The latest link counts, even an invalid one.
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

const key = "finish-token";
const shape = /^#([\w-]{43})$/;

/** The secret of a link that finishes a checkout: taken out of the address, and kept in this tab until it was used. */
export function takeFinishToken(): string | undefined {
  const found = shape.exec(location.hash)?.[1];
  if (found) {
    sessionStorage.setItem(key, found);
    history.replaceState(history.state, "", location.pathname);
  }
  return found ?? sessionStorage.getItem(key) ?? undefined;
}

export function forgetFinishToken(): void {
  sessionStorage.removeItem(key);
}

let isUnderWay = false;

/** True while a form of this page signs in, so that the session change is expected. */
export function isSigningIn(): boolean {
  return isUnderWay;
}

export function setSigningIn(next: boolean): void {
  isUnderWay = next;
}

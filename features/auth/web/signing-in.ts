let isUnderWay = false;

/** True while the form of this page signs someone in: what changes then is no surprise to the person before it. */
export function isSigningIn(): boolean {
  return isUnderWay;
}

export function setSigningIn(next: boolean): void {
  isUnderWay = next;
}

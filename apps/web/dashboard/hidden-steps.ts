const key = (userId: string) => `adjutant.first-steps-hidden.${userId}`;

/** Whether this person hid the first steps in this browser. */
export function hasHiddenSteps(userId: string): boolean {
  try {
    return localStorage.getItem(key(userId)) !== null;
  } catch {
    return false;
  }
}

/** Keeps the choice in this browser. Where storage is blocked it lasts as long as the page. */
export function hideSteps(userId: string): void {
  try {
    localStorage.setItem(key(userId), "yes");
  } catch {
    // Storage is blocked.
  }
}

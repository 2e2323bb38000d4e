const storageKey = "adjutant.dictation-agreed";

/** Whether the person at this browser has agreed to send speech to `where`. */
export function hasAgreed(where: string): boolean {
  return load().includes(where);
}

/** Stores the agreement in this browser. Where storage is blocked, the person is asked again. */
export function agree(where: string): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify([...new Set([...load(), where])]));
  } catch {
    // Storage is blocked.
  }
}

function load(): unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

const storageKey = "adjutant.dictation-agreed";

/** Whether somebody at this browser has agreed that their voice goes there. */
export function hasAgreed(where: string): boolean {
  return load().includes(where);
}

/** Remembers it in this browser; where storage is blocked, they are asked again. */
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

import { useEffect, useState } from "react";

const storageKey = "adjutant.notice-shown";
/** Notices that are still true have been read again by then. */
const longestMs = 3_000;

/**
 * Whether the strip keeps the room of a notice that is not there yet: a notice that was shown last time most likely comes
 * again, and what lies below must not move when it does.
 */
export function useKeptRoom(hasNotice: boolean, isPersonal: boolean): boolean {
  const [isKept, setKept] = useState(() => read());
  useEffect(() => {
    if (!isPersonal) return;
    if (hasNotice) {
      // Its own room is enough from now on, and a notice that is closed leaves none.
      setKept(false);
      return write(true);
    }
    const timer = setTimeout(() => {
      setKept(false);
      write(false);
    }, longestMs);
    return () => clearTimeout(timer);
  }, [hasNotice, isPersonal]);
  return isPersonal && isKept && !hasNotice;
}

function read(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

function write(isShown: boolean): void {
  try {
    if (isShown) localStorage.setItem(storageKey, "1");
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: no room is kept.
  }
}

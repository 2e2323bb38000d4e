import { useState } from "react";

const storageKey = "adjutant.conversations-hidden";

/** Whether the list is shown beside the conversation. Stored in this browser. */
export function useListShown(): [isShown: boolean, setShown: (isShown: boolean) => void] {
  const [isShown, setState] = useState(() => read() === null);
  const setShown = (next: boolean) => {
    setState(next);
    try {
      if (next) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, "1");
    } catch {
      // Storage is blocked: the choice lasts as long as the page.
    }
  };
  return [isShown, setShown];
}

function read(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

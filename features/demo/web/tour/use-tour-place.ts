import { useCallback, useState } from "react";
import { personalStorage } from "#platform/web/personal-data/personal-storage.ts";

const storageKey = "tour";

interface Kept {
  index: number;
  isShown: boolean;
  played: string[];
}

const beginning: Kept = { index: 0, isShown: true, played: [] };

export type TourPlace = ReturnType<typeof useTourPlace>;

/** Where one is in the tour; a reload finds it again. */
export function useTourPlace(count: number) {
  const [kept, setKept] = useState(read);
  const change = useCallback((part: (before: Kept) => Partial<Kept>) => {
    setKept((before) => {
      const next = { ...before, ...part(before) };
      personalStorage.set(storageKey, JSON.stringify(next));
      return next;
    });
  }, []);
  return {
    index: Math.min(kept.index, Math.max(0, count - 1)),
    isShown: kept.isShown && count > 0,
    played: kept.played,
    goTo: (index: number) => change(() => ({ index })),
    show: () => change(() => ({ isShown: true })),
    hide: () => change(() => ({ isShown: false })),
    markPlayed: (name: string) => change(({ played }) => ({ played: [...new Set([...played, name])] })),
  };
}

function read(): Kept {
  try {
    const value: unknown = JSON.parse(personalStorage.get(storageKey) ?? "null");
    if (isKept(value)) return value;
  } catch {
    // A foreign value: the tour begins.
  }
  return beginning;
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null) return false;
  return "index" in value && "isShown" in value && "played" in value && Array.isArray(value.played);
}

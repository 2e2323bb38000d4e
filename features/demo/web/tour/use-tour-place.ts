import { useCallback, useState } from "react";
import { personalStorage } from "#platform/web/personal-data/personal-storage.ts";

const storageKey = "tour";

interface Kept {
  index: number;
  isShown: boolean;
  /** In a narrow window only one line is shown. */
  isFolded: boolean;
  played: string[];
}

const beginning: Kept = { index: 0, isShown: true, isFolded: false, played: [] };

export type TourPlace = ReturnType<typeof useTourPlace>;

/** The position in the tour. Survives a reload. */
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
    isFolded: kept.isFolded,
    played: kept.played,
    goTo: (index: number) => change(() => ({ index, isFolded: false })),
    show: () => change(() => ({ isShown: true, isFolded: false })),
    hide: () => change(() => ({ isShown: false })),
    fold: (isFolded: boolean) => change(() => ({ isFolded })),
    markPlayed: (name: string) =>
      change(({ played }) => ({ played: [...new Set([...played, name])], isFolded: true })),
  };
}

function read(): Kept {
  try {
    const value: unknown = JSON.parse(personalStorage.get(storageKey) ?? "null");
    if (isKept(value)) return value;
  } catch {
    // Not ours: the tour starts over.
  }
  return beginning;
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null) return false;
  if (!("index" in value && "isShown" in value && "isFolded" in value && "played" in value)) return false;
  return Array.isArray(value.played);
}

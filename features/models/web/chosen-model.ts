import { useSyncExternalStore } from "react";
import { ownedKey } from "#platform/web/personal-data/page-owner.ts";
import { onUserLeft } from "#platform/web/personal-data/user-of-tab.ts";
import type { Model } from "../contract/index.ts";
import { pickModel } from "./pick-model.ts";
import { useModels } from "./use-models.ts";

/** Where a model is chosen, such as a conversation. */
export interface ModelPlace {
  key: string;
  /** The model that was last used there, if one is known. */
  usedId: string | null | undefined;
}

const storageKey = () => ownedKey("model");
/** Null: none, whatever is stored. */
let chosenId: string | null | undefined;
/** Choices of this tab that were not used yet. Null: none. */
const chosenIn = new Map<string, string | null>();
const listeners = new Set<() => void>();

onUserLeft(() => chosenIn.clear());

/** The model for the next answer, see `pickModel`. */
export function useChosenModel(place?: ModelPlace): {
  models: readonly Model[];
  /** The one that answers, or is asked first. */
  chosen: Model | undefined;
  /** The one that somebody chose: no other answers in its place. Undefined: nobody chose. */
  chosenId: string | undefined;
} {
  const models = useModels();
  const here = useSyncExternalStore(
    subscribe,
    () => (place ? chosenIn.get(place.key) : undefined),
    () => undefined,
  );
  const id = useSyncExternalStore(subscribe, readChosenId, () => undefined);
  return { models, ...pickModel(models, { here, used: place?.usedId, inBrowser: id }) };
}

/**
 * Stores the choice for a place, or for this browser when no place is given; null: the default answers, and what
 * replaces it. A choice for the browser lasts as long as the tab where storage is blocked.
 */
export function chooseModel(id: string | null, place?: ModelPlace): void {
  if (place) chosenIn.set(place.key, id);
  else {
    chosenId = id;
    try {
      if (id === null) localStorage.removeItem(storageKey());
      else localStorage.setItem(storageKey(), id);
    } catch {
      // Storage is blocked: the choice stays in memory.
    }
  }
  for (const listener of listeners) listener();
}

function readChosenId(): string | undefined {
  if (chosenId !== undefined) return chosenId ?? undefined;
  try {
    return localStorage.getItem(storageKey()) ?? undefined;
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

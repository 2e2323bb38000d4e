import { useSyncExternalStore } from "react";
import { ownedKey } from "#platform/web/personal-data/page-owner.ts";
import { onUserLeft } from "#platform/web/personal-data/user-of-tab.ts";
import type { Model } from "../contract/index.ts";
import { useModels } from "./use-models.ts";

/** Where a model is chosen, such as a conversation. */
export interface ModelPlace {
  key: string;
  /** The model that was last used there, if one is known. */
  usedId: string | null | undefined;
}

const storageKey = () => ownedKey("model");
let chosenId: string | undefined;
/** Choices of this tab that were not used yet. */
const chosenIn = new Map<string, string>();
const listeners = new Set<() => void>();

onUserLeft(() => chosenIn.clear());

/**
 * The model for the next answer: the one chosen at the place, the one last used there, the one chosen in this browser,
 * or the default. A model that does not exist any more is passed over.
 */
export function useChosenModel(place?: ModelPlace): {
  models: readonly Model[];
  chosen: Model | undefined;
} {
  const models = useModels();
  const here = useSyncExternalStore(
    subscribe,
    () => (place ? chosenIn.get(place.key) : undefined),
    () => undefined,
  );
  const id = useSyncExternalStore(subscribe, readChosenId, () => undefined);
  const find = (wanted: string | null | undefined) => models.find((model) => model.id === wanted);
  const chosen =
    find(here) ?? find(place?.usedId) ?? find(id) ?? models.find((model) => model.isDefault) ?? models[0];
  return { models, chosen };
}

/**
 * Stores the choice for a place, or for this browser when no place is given. A choice for the browser lasts as long as
 * the tab where storage is blocked.
 */
export function chooseModel(id: string, place?: ModelPlace): void {
  if (place) chosenIn.set(place.key, id);
  else {
    chosenId = id;
    try {
      localStorage.setItem(storageKey(), id);
    } catch {
      // Storage is blocked: the choice stays in memory.
    }
  }
  for (const listener of listeners) listener();
}

function readChosenId(): string | undefined {
  if (chosenId !== undefined) return chosenId;
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

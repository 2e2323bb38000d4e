import { useSyncExternalStore } from "react";
import { ownedKey } from "#platform/web/personal-data/page-owner.ts";
import type { Model } from "../contract/index.ts";
import { useModels } from "./use-models.ts";

const storageKey = () => ownedKey("model");
let chosenId: string | undefined;
const listeners = new Set<() => void>();

/** The model for the next answer: the one chosen in this browser if it still exists, or the default. */
export function useChosenModel(): { models: readonly Model[]; chosen: Model | undefined } {
  const models = useModels();
  const id = useSyncExternalStore(subscribe, readChosenId, () => undefined);
  const chosen =
    models.find((model) => model.id === id) ?? models.find((model) => model.isDefault) ?? models[0];
  return { models, chosen };
}

/** Stores the choice in this browser. It lasts as long as the tab where storage is blocked. */
export function chooseModel(id: string): void {
  chosenId = id;
  try {
    localStorage.setItem(storageKey(), id);
  } catch {
    // Storage is blocked: the choice stays in memory.
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

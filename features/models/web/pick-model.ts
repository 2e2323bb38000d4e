import type { Model } from "../contract/index.ts";

interface Choices {
  /** Chosen at the place and not used yet. Null: none, the default answers. */
  here: string | null | undefined;
  /** Last used at the place. */
  used: string | null | undefined;
  inBrowser: string | undefined;
}

/**
 * The model for the next answer: the one chosen at the place, the one last used there, or the one chosen in this browser.
 * A model that does not exist any more is passed over. If nobody chose, the default answers, or what replaces it when it
 * fails or cannot see a picture: then there is no `chosenId` to send.
 */
export function pickModel(
  models: readonly Model[],
  { here, used, inBrowser }: Choices,
): { chosen: Model | undefined; chosenId: string | undefined } {
  const find = (wanted: string | null | undefined) => models.find((model) => model.id === wanted);
  const chosen = here === null ? undefined : (find(here) ?? find(used) ?? find(inBrowser));
  return {
    chosen: chosen ?? models.find((model) => model.isDefault) ?? models[0],
    chosenId: chosen?.id,
  };
}

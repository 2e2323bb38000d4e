import type { english } from "./english.ts";

export const german: typeof english = {
  share: "Mit anderen teilen",
  whoHasAccess: "Wer Zugriff hat",
};

import type { Services } from "#platform/server/services.ts";
import type { Vocabulary } from "../events/vocabulary.ts";

const known = new WeakMap<Services, () => Vocabulary>();

/** What a search of an export means by words of acts. Asked when the first export is written. */
export function registerExportedVocabulary(services: Services, vocabulary: () => Vocabulary): void {
  known.set(services, vocabulary);
}

export function exportedVocabulary(services: Services): Vocabulary {
  const vocabulary = known.get(services);
  if (!vocabulary) throw new Error("No module of exports was started on this server.");
  return vocabulary();
}

import type { Db } from "#platform/server/db/connection-db.ts";
import {
  type DocumentKey,
  deletePassagesAfter,
  findTitle,
  listPassageTexts,
  type StoredPassage,
  upsertPassages,
} from "./passage.repository.ts";
import { asMarkedVector, passageWords } from "./passage-words.ts";

const aBatch = 400;
const longestText = 4_000;
const longestPlace = 200;

/** A part of a document with where it stands, e.g. `p. 3` or `Holidays`. */
export interface NewPassage {
  place: string;
  text: string;
}

/**
 * Replaces the passages of a document, and the words by which they are found; the database counts the words. In the
 * caller's transaction, as the system. Passages that stay the same under their number keep their vectors. Texts are cut
 * at 4,000 characters; empty ones are left out. Does nothing when the document is gone.
 */
export async function storePassages(
  db: Db,
  document: DocumentKey,
  passages: readonly NewPassage[],
): Promise<void> {
  const found = await findTitle(db, document);
  if (!found) return;
  const stored = passages
    .map(({ place, text }) => ({ place: storable(place, longestPlace), text: storable(text, longestText) }))
    .filter(({ text }) => text.trim() !== "");
  for (let first = 0; first < stored.length; first += aBatch) {
    const batch = stored.slice(first, first + aBatch).map(({ place, text }, index): StoredPassage => {
      const { words, count } = passageWords(text, { ...found, place });
      const vector = asMarkedVector(document.collectionId, words);
      return { number: first + index + 1, place, text, word_count: count, words: vector };
    });
    await upsertPassages(db, document, batch);
  }
  await deletePassagesAfter(db, document, stored.length);
}

/** Finds a document's passages by its new title and folder. In the caller's transaction, as the system. */
export async function restorePassages(db: Db, document: DocumentKey): Promise<void> {
  await storePassages(db, document, await listPassageTexts(db, document));
}

/** A database stores neither NUL nor halves of characters. */
function storable(text: string, most: number): string {
  return text.replaceAll("\0", " ").slice(0, most).toWellFormed();
}

import { z } from "zod";
import { KnowledgePassage } from "./document.ts";

/** A word of the question, as it was looked for. */
export const AskedWord = z
  .object({
    /** As the person wrote it. */
    word: z.string(),
    /** Words of the collections that stand for it, where it is misspelled or has another form. */
    foundAs: z.array(z.string()),
    /** Passages that have it. */
    passages: z.number().int(),
    /** How much it says: rare words weigh more. 0: it says nothing, or no passage has it. */
    weight: z.number(),
  })
  .meta({ id: "AskedWord" });
export type AskedWord = z.infer<typeof AskedWord>;

/** A passage that a question found, and why. */
export const FoundPassage = KnowledgePassage.extend({
  documentId: z.uuid(),
  documentTitle: z.string(),
  collectionId: z.uuid(),
  collectionName: z.string(),
  /** Of the document that was searched. A later one may have another text. */
  version: z.number().int(),
  /** 0 to 1, of both ways together. Only comparable within one search. */
  score: z.number(),
  /** Place among those found by words, from 1. Null: not found by words. */
  byWords: z.number().int().nullable(),
  /** Place among those found by meaning, from 1. Null: not found by meaning, or no model for it is set. */
  byMeaning: z.number().int().nullable(),
  /** Words of the question that stand in it. */
  words: z.array(z.string()),
}).meta({ id: "FoundPassage" });
export type FoundPassage = z.infer<typeof FoundPassage>;

export const KnowledgeSearch = z
  .object({
    items: z.array(FoundPassage),
    words: z.array(AskedWord),
    /** Whether what was found is about the question. False: say that nothing was found that answers it. */
    isAnswered: z.boolean(),
    /** Why there is no search by meaning; null when there is. */
    withoutMeaning: z.enum(["no_model", "model_failed", "not_indexed"]).nullable(),
  })
  .meta({ id: "KnowledgeSearch" });
export type KnowledgeSearch = z.infer<typeof KnowledgeSearch>;

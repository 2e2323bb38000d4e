import { z } from "zod";

/** How far search by meaning knows a collection. */
export const CollectionProgress = z
  .object({
    /** Null: no model for search by meaning is set. */
    meaning: z
      .object({
        passages: z.number().int(),
        /** Passages that went to the model, with those that it refused. */
        done: z.number().int(),
        /** Passages that the model refused. Words find them. */
        refused: z.number().int(),
      })
      .nullable(),
  })
  .meta({ id: "CollectionProgress" });
export type CollectionProgress = z.infer<typeof CollectionProgress>;

/** What is tried again. */
export const CollectionRetry = z
  .object({
    documents: z.number().int(),
    /** Passages that the model had refused. */
    passages: z.number().int(),
  })
  .meta({ id: "CollectionRetry" });
export type CollectionRetry = z.infer<typeof CollectionRetry>;

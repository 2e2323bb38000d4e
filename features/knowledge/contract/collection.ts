import { z } from "zod";
import { mostCollectionNameCharacters, mostDescriptionCharacters } from "./limits.ts";

const line = (text: string) => !/\p{Cc}/u.test(text);

export const CollectionName = z
  .string()
  .trim()
  .min(1, "A collection needs a name.")
  .max(mostCollectionNameCharacters)
  .refine(line, "A name is one line without control characters.");

export const CollectionDescription = z
  .string()
  .trim()
  .max(mostDescriptionCharacters)
  .refine((text) => !/[^\P{Cc}\n\r\t]/u.test(text), "The text holds control characters.");

/** Documents with one set of readers. */
export const Collection = z
  .object({
    id: z.uuid(),
    name: z.string(),
    description: z.string(),
    /** Null: the account does not exist any more. */
    owner: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    isShared: z.boolean(),
    documents: z.object({
      total: z.number().int(),
      /** Not read yet. */
      waiting: z.number().int(),
      failed: z.number().int(),
    }),
    passageCount: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    abilities: z.object({ edit: z.boolean(), share: z.boolean(), delete: z.boolean() }),
  })
  .meta({ id: "Collection" });
export type Collection = z.infer<typeof Collection>;

export const CreateCollection = z.object({
  name: CollectionName,
  description: CollectionDescription.default(""),
});
export type CreateCollection = z.infer<typeof CreateCollection>;

export const ChangeCollection = z.object({
  name: CollectionName.optional(),
  description: CollectionDescription.optional(),
});
export type ChangeCollection = z.infer<typeof ChangeCollection>;

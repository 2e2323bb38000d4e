import { z } from "zod";
import { ContentKind } from "./content-kind.ts";
import { Language } from "./language.ts";

const ContentBody = z.record(z.string(), z.unknown());

/** The other language, while it does not follow what changed in this one. */
export const OtherLanguage = z
  .object({
    language: Language,
    /** Its newest. */
    version: z.number().int(),
    publishedAt: z.iso.datetime(),
    /** Where it differs: names from the outside in, e.g. `hero › headline`. */
    places: z.array(z.string()),
  })
  .meta({ id: "OtherLanguage" });

export type OtherLanguage = z.infer<typeof OtherLanguage>;

/** The newest version of a kind in a language, as an admin goes on from it. */
export const EditedContent = z
  .object({
    kind: ContentKind,
    language: Language,
    /** 0 while there is none in this language; `body` is then the English one. */
    version: z.number().int(),
    body: ContentBody,
    publishedAt: z.iso.datetime().nullable(),
    /** Null while both languages say the same, as far as that can be told. */
    otherLanguage: OtherLanguage.nullable(),
  })
  .meta({ id: "EditedContent" });

export type EditedContent = z.infer<typeof EditedContent>;

export const ContentVersion = z
  .object({
    version: z.number().int(),
    publishedAt: z.iso.datetime(),
    note: z.string(),
    /** E-mail address of the admin; null for a text that came with the product or whose publisher is gone. */
    publishedBy: z.string().nullable(),
    needsAcceptance: z.boolean(),
    restoredVersion: z.number().int().nullable(),
  })
  .meta({ id: "ContentVersion" });

export type ContentVersion = z.infer<typeof ContentVersion>;

/** A piece of a text: in both versions, or only in the newer or the older one. */
export const TextChange = z
  .object({ state: z.enum(["same", "added", "removed"]), text: z.string() })
  .meta({ id: "TextChange" });

export type TextChange = z.infer<typeof TextChange>;

/** One place of the content that differs, with its words before and after. */
export const ContentChange = z
  .object({
    /** Names from the outside in, and numbers of list items beginning with 1, e.g. `faq › items › 2 › answer`. */
    place: z.string(),
    /** Of an item that was moved, the words that it is known by. */
    changes: z.array(TextChange),
    /** Where an item of a list stood that was moved to this place; null for everything else. */
    movedFrom: z.number().int().nullable(),
  })
  .meta({ id: "ContentChange" });

export type ContentChange = z.infer<typeof ContentChange>;

export const ContentDifference = z
  .object({
    version: z.number().int(),
    /** The version before; null for the first one, of which everything is new. */
    against: z.number().int().nullable(),
    places: z.array(ContentChange),
  })
  .meta({ id: "ContentDifference" });

export type ContentDifference = z.infer<typeof ContentDifference>;

export const PublishContent = z.object({
  /** The version that the new one goes on from: publishing is refused when there is a newer one by now. */
  basedOn: z.number().int().min(0),
  body: ContentBody,
  note: z.string().trim().max(500).default(""),
  /** Whoever accepted an older version is asked again; for terms and privacy. */
  needsAcceptance: z.boolean().default(false),
});

export const RestoreContent = z.object({
  basedOn: z.number().int().min(0),
  version: z.number().int().min(1),
  note: z.string().trim().max(500).default(""),
});

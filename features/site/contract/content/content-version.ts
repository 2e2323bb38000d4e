import { z } from "zod";
import { ContentKind } from "./content-kind.ts";
import { Language } from "./language.ts";

const ContentBody = z.record(z.string(), z.unknown());

/** The other language, while it lags behind a change in this one. */
export const OtherLanguage = z
  .object({
    language: Language,
    /** Its newest version. */
    version: z.number().int(),
    publishedAt: z.iso.datetime(),
    /** The differing places, outermost name first, e.g. `hero › headline`. */
    places: z.array(z.string()),
  })
  .meta({ id: "OtherLanguage" });

export type OtherLanguage = z.infer<typeof OtherLanguage>;

/** The newest version of a kind in a language, for editing. */
export const EditedContent = z
  .object({
    kind: ContentKind,
    language: Language,
    /** 0 while this language has none. `body` is then the English one. */
    version: z.number().int(),
    body: ContentBody,
    publishedAt: z.iso.datetime().nullable(),
    /** Null while both languages are in step, as far as can be told. */
    otherLanguage: OtherLanguage.nullable(),
  })
  .meta({ id: "EditedContent" });

export type EditedContent = z.infer<typeof EditedContent>;

export const ContentVersion = z
  .object({
    version: z.number().int(),
    publishedAt: z.iso.datetime(),
    note: z.string(),
    /** E-mail address of the admin. Null for the product's own text, or when the publisher is gone. */
    publishedBy: z.string().nullable(),
    needsAcceptance: z.boolean(),
    restoredVersion: z.number().int().nullable(),
  })
  .meta({ id: "ContentVersion" });

export type ContentVersion = z.infer<typeof ContentVersion>;

/** A piece of text: in both versions, or only in the newer or the older one. */
export const TextChange = z
  .object({ state: z.enum(["same", "added", "removed"]), text: z.string() })
  .meta({ id: "TextChange" });

export type TextChange = z.infer<typeof TextChange>;

/** One differing place with its text before and after. */
export const ContentChange = z
  .object({
    /** Names, outermost first; list items count from 1, e.g. `faq › items › 2 › answer`. */
    place: z.string(),
    /** For a moved item, its identifying text. */
    changes: z.array(TextChange),
    /** The earlier position of a moved list item. Null for all other changes. */
    movedFrom: z.number().int().nullable(),
  })
  .meta({ id: "ContentChange" });

export type ContentChange = z.infer<typeof ContentChange>;

export const ContentDifference = z
  .object({
    version: z.number().int(),
    /** The version before. Null for the first one, which is entirely new. */
    against: z.number().int().nullable(),
    places: z.array(ContentChange),
  })
  .meta({ id: "ContentDifference" });

export type ContentDifference = z.infer<typeof ContentDifference>;

export const PublishContent = z.object({
  /** The version on which the new one is based. Publishing is refused when there is a newer one. */
  basedOn: z.number().int().min(0),
  body: ContentBody,
  note: z.string().trim().max(500).default(""),
  /** Whether people who accepted an older version are asked again. For terms and privacy. */
  needsAcceptance: z.boolean().default(false),
});

export const RestoreContent = z.object({
  basedOn: z.number().int().min(0),
  version: z.number().int().min(1),
  note: z.string().trim().max(500).default(""),
});

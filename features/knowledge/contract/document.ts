import { z } from "zod";
import { statusesOf } from "#platform/contract/status.ts";
import { documentStatuses } from "./document-status.ts";
import {
  mostAddressCharacters,
  mostFolderCharacters,
  mostTextCharacters,
  mostTitleCharacters,
} from "./limits.ts";

const oneLine = (text: string) => !/\p{Cc}/u.test(text);

export const DocumentState = z.enum(statusesOf(documentStatuses));
export type DocumentState = z.infer<typeof DocumentState>;

export const DocumentSource = z.enum(["upload", "address", "text"]);
export type DocumentSource = z.infer<typeof DocumentSource>;

export const DocumentTitle = z
  .string()
  .trim()
  .min(1, "A document needs a title.")
  .max(mostTitleCharacters)
  .refine(oneLine, "A title is one line without control characters.");

/** `Handbook/Holidays`: names parted by `/`; empty at the top. */
export const Folder = z
  .string()
  .max(mostFolderCharacters)
  .refine(oneLine, "A folder is one line without control characters.")
  .transform((text) =>
    text
      .split("/")
      .map((name) => name.trim())
      .filter((name) => name !== "" && name !== "." && name !== "..")
      .join("/"),
  );

/** As browsers write it: one line, without spaces. */
export const WebAddress = z
  .string()
  .trim()
  .max(mostAddressCharacters)
  .refine((text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    return url !== undefined && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
  }, "Write a web address that begins with https://.")
  .transform((text) => new URL(text).href)
  .refine((href) => href.length <= mostAddressCharacters, "This address is too long.");

/** How often an address is read again, in hours. */
export const RefreshHours = z.number().int().min(1).max(8_760);

export const KnowledgeDocument = z
  .object({
    id: z.uuid(),
    collectionId: z.uuid(),
    folder: z.string(),
    title: z.string(),
    source: DocumentSource,
    address: z.string().nullable(),
    refreshHours: z.number().int().nullable(),
    /** When the address was last asked, whether or not it had changed. */
    checkedAt: z.iso.datetime().nullable(),
    refreshAt: z.iso.datetime().nullable(),
    sizeBytes: z.number().int(),
    /** What it is, by its content. Null until it was read. */
    kind: z.string().nullable(),
    pageCount: z.number().int().nullable(),
    characterCount: z.number().int().nullable(),
    /** True when only the beginning of its text is kept. */
    isCutShort: z.boolean(),
    state: DocumentState,
    /** Why its content cannot be used. Set when `state` is failed. */
    problem: z.object({ code: z.string(), message: z.string() }).nullable(),
    /** Passages that questions find. Those of the content before stay while a new one is read. */
    passageCount: z.number().int(),
    version: z.number().int(),
    indexedVersion: z.number().int(),
    addedBy: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    indexedAt: z.iso.datetime().nullable(),
    abilities: z.object({ edit: z.boolean() }),
  })
  .meta({ id: "KnowledgeDocument" });
export type KnowledgeDocument = z.infer<typeof KnowledgeDocument>;

export const WriteDocument = z.object({
  title: DocumentTitle,
  folder: Folder.default(""),
  /** Markdown. */
  text: z.string().min(1, "Write a text.").max(mostTextCharacters),
});
export type WriteDocument = z.infer<typeof WriteDocument>;

export const AddAddress = z.object({
  address: WebAddress,
  folder: Folder.default(""),
  /** Absent: the title of the page. */
  title: DocumentTitle.optional(),
  refreshHours: RefreshHours.nullable().default(null),
});
export type AddAddress = z.infer<typeof AddAddress>;

export const ChangeDocument = z.object({
  title: DocumentTitle.optional(),
  folder: Folder.optional(),
  refreshHours: RefreshHours.nullable().optional(),
  /** Of a document that was written here. The version that was read goes with it: another one is refused. */
  text: z.string().min(1, "Write a text.").max(mostTextCharacters).optional(),
  version: z.number().int().optional(),
});
export type ChangeDocument = z.infer<typeof ChangeDocument>;

/** About a thousand characters of a document. */
export const KnowledgePassage = z
  .object({
    /** From 1, in the order of the document. */
    number: z.number().int(),
    /** As citations name it: `p. 3`, `Holidays`. */
    place: z.string(),
    text: z.string(),
    /** Its document is Markdown: in any other, a mark is meant as it stands. */
    isMarkdown: z.boolean(),
  })
  .meta({ id: "KnowledgePassage" });
export type KnowledgePassage = z.infer<typeof KnowledgePassage>;

import { z } from "zod";
import { cleanText } from "#platform/contract/clean-text.ts";
import { Integrity } from "#platform/contract/label.ts";
import { mostCharacters, mostNoteCharacters, mostTitleCharacters } from "./artifact-limits.ts";

/** What the content is: Markdown, CSV, source code, Mermaid, the data of a chart as JSON, or an HTML page. */
export const artifactKinds = ["document", "table", "code", "diagram", "chart", "html"] as const;
export const ArtifactKind = z.enum(artifactKinds);
export type ArtifactKind = z.infer<typeof ArtifactKind>;

export const ArtifactTitle = z
  .string()
  .overwrite((title) => cleanText(title).replace(/\s+/g, " "))
  .trim()
  .min(1, "Give it a title.")
  .max(mostTitleCharacters);

export const ArtifactContent = z
  .string()
  .overwrite(cleanText)
  .max(mostCharacters, `An artifact holds at most ${mostCharacters.toLocaleString("en")} characters.`);

/** Of code, such as `python`: what colours its words. */
export const CodeLanguage = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9+#.-]{1,40}$/, "A language is one word, such as python.");

/** Its name is empty once the account is gone. */
const Writer = z.object({ id: z.uuid().nullable(), name: z.string() });

const version = {
  number: z.number().int(),
  /** Who saved it, or for whom the assistant wrote it. */
  writer: Writer,
  /** The assistant wrote it. */
  isByAssistant: z.boolean(),
  note: z.string(),
  /** The earlier version that it repeats. */
  restoredFrom: z.number().int().nullable(),
  characters: z.number().int(),
  createdAt: z.iso.datetime(),
};

export const ArtifactVersion = z.object(version).meta({ id: "ArtifactVersion" });
export type ArtifactVersion = z.infer<typeof ArtifactVersion>;

export const ArtifactVersionContent = z
  .object({ ...version, content: z.string() })
  .meta({ id: "ArtifactVersionContent" });
export type ArtifactVersionContent = z.infer<typeof ArtifactVersionContent>;

export const ListedArtifact = z
  .object({
    id: z.uuid(),
    conversationId: z.uuid(),
    kind: ArtifactKind,
    title: z.string(),
    language: z.string().nullable(),
    /** The number of the newest version. */
    version: z.number().int(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "ListedArtifact" });
export type ListedArtifact = z.infer<typeof ListedArtifact>;

const placed = {
  /** Whose it is: the owner of its conversation. Null once the account is gone. */
  owner: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Null: the reader may not open it. */
  conversation: z.object({ id: z.uuid(), title: z.string() }).nullable(),
};

/** One of all artifacts that the reader may open, whichever conversation it belongs to. */
export const ArtifactAnywhere = ListedArtifact.extend({
  ...placed,
  /** Only of a deleted one. */
  restorableUntil: z.iso.datetime().nullable(),
}).meta({ id: "ArtifactAnywhere" });
export type ArtifactAnywhere = z.infer<typeof ArtifactAnywhere>;

export const Artifact = ListedArtifact.extend({
  ...placed,
  /** That of the newest version. */
  content: z.string(),
  newest: ArtifactVersion,
  /** Who could have written a part of it. */
  integrity: Integrity,
  abilities: z.object({ save: z.boolean(), delete: z.boolean(), share: z.boolean() }),
}).meta({ id: "Artifact" });
export type Artifact = z.infer<typeof Artifact>;

export const ArtifactList = z
  .object({ items: z.array(ListedArtifact), mayCreate: z.boolean() })
  .meta({ id: "ArtifactList" });
export type ArtifactList = z.infer<typeof ArtifactList>;

export const CreateArtifact = z.object({
  /** Chosen by the browser, so that a retry creates it once. */
  id: z.uuid(),
  kind: ArtifactKind,
  title: ArtifactTitle,
  language: CodeLanguage.nullish(),
  content: ArtifactContent,
});
export type CreateArtifact = z.infer<typeof CreateArtifact>;

export const SaveArtifact = z.object({
  /** The version that was changed. A newer one refuses the save. */
  version: z.number().int().min(1),
  content: ArtifactContent,
  note: z.string().overwrite(cleanText).trim().max(mostNoteCharacters).default(""),
});
export type SaveArtifact = z.infer<typeof SaveArtifact>;

export const ChangeArtifact = z
  .object({
    title: ArtifactTitle.optional(),
    /** Only of code. Null: plain text. */
    language: CodeLanguage.nullable().optional(),
  })
  .refine(({ title, language }) => title !== undefined || language !== undefined, {
    message: "Give a title or a language.",
  });
export type ChangeArtifact = z.infer<typeof ChangeArtifact>;

import { z } from "zod";
import { FileProblem } from "./file-problem.ts";

/** The most files of a message that any setting allows. */
export const mostFilesPerMessage = 50;

/** What the settings allow. */
export const FileLimits = z
  .object({
    /** The largest file, in bytes. */
    fileBytes: z.int(),
    /** Files of one message. */
    perMessage: z.int(),
  })
  .meta({ id: "FileLimits" });
export type FileLimits = z.infer<typeof FileLimits>;

/** What a file is, by its content and not by its ending. */
export const FileKind = z.enum([
  "pdf",
  "docx",
  "xlsx",
  "pptx",
  "csv",
  "markdown",
  "html",
  "code",
  "text",
  "image",
]);
export type FileKind = z.infer<typeof FileKind>;

/** `storing` and `reading` end by themselves, also after a crash. */
export const FileState = z.enum(["storing", "reading", "ready", "failed"]);
export type FileState = z.infer<typeof FileState>;

/** A file as a person sees it. */
export const StoredFile = z
  .object({
    id: z.uuid(),
    name: z.string(),
    sizeBytes: z.number().int(),
    state: FileState,
    /** Null until it is read. */
    kind: FileKind.nullable(),
    /** Why it cannot be used. Set when `state` is failed. */
    problem: z.object({ code: FileProblem, message: z.string() }).nullable(),
    /** Pages, slides or sheets; null for files without. */
    pageCount: z.number().int().nullable(),
    /** Length of its text; null for an image. */
    characterCount: z.number().int().nullable(),
    /** True when only the beginning of its text is kept. */
    isCutShort: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "File" });
export type StoredFile = z.infer<typeof StoredFile>;

/** About a thousand characters of a file's text. Neighbours with one place belong together. */
export const Passage = z
  .object({
    /** From 1, in the order of the file. */
    number: z.number().int(),
    /** Where it stands, as citations name it: `p. 3`, `slide 2`, `Revenue, rows 1-40`. */
    place: z.string(),
    text: z.string(),
  })
  .meta({ id: "FilePassage" });
export type Passage = z.infer<typeof Passage>;

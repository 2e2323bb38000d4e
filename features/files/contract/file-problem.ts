import { z } from "zod";
import { mostPages } from "./most-pages.ts";

/** Why the content of a file cannot be used. */
export const FileProblem = z.enum([
  "unsupported",
  "old_office",
  "picture_format",
  "encrypted",
  "too_many_pages",
  "expands_too_far",
  "damaged",
  "no_text",
  "takes_too_long",
  "needs_too_much_memory",
  "interrupted",
]);
export type FileProblem = z.infer<typeof FileProblem>;

/** One sentence for each. */
export const fileProblems: Readonly<Record<FileProblem, string>> = {
  unsupported:
    "This kind of file cannot be read. Use PDF, Word, Excel, PowerPoint, CSV, HTML, Markdown, text or code.",
  old_office:
    "This is an old Office file or one with a password. Save it as .docx, .xlsx or .pptx without a password.",
  picture_format: "Pictures can be PNG, JPEG or WebP. Convert this one first.",
  encrypted: "This file is protected by a password. Remove the password, then attach it again.",
  too_many_pages: `This file has more than ${mostPages.toLocaleString("en")} pages. Split it and attach the part you need.`,
  expands_too_far: "This file unpacks to far more than its size, so it was not opened.",
  damaged: "This file is damaged and cannot be read.",
  no_text: "This file contains no text. Scanned pages must be recognized by another program first.",
  takes_too_long: "Reading this file takes too long, so it was stopped.",
  needs_too_much_memory: "Reading this file needs too much memory, so it was stopped.",
  interrupted: "Reading this file was interrupted several times, so it was given up. Attach it again.",
};

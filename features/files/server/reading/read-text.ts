import { z } from "zod";
import { FileKind, FileProblem } from "../../contract/index.ts";

/** More passages than the text that is kept can give. */
const mostPassages = 20_000;

/** The text of a file. */
export const ReadText = z.object({
  kind: FileKind,
  pageCount: z.number().int().nullable(),
  characterCount: z.number().int(),
  isCutShort: z.boolean(),
  passages: z.array(z.object({ place: z.string().max(120), text: z.string().max(4_000) })).max(mostPassages),
});
export type ReadText = z.infer<typeof ReadText>;

/** What reading a file leads to. */
export const Outcome = z.union([z.object({ problem: FileProblem }), ReadText]);
export type Outcome = z.infer<typeof Outcome>;

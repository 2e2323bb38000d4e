import { z } from "zod";
import { defineErrors } from "#platform/contract/define-errors.ts";
import { backgroundFile } from "../exports/background-file.ts";

/** The most archives that a person has being made, and kept, in all workspaces together. */
export const mostOpenArchives = 2;
export const mostKeptArchives = 10;
export const archiveKeptHours = 72;

export const ArchiveKind = z.enum(["person", "hold"]);
export type ArchiveKind = z.infer<typeof ArchiveKind>;

export const Archive = z
  .object({
    id: z.uuid(),
    kind: ArchiveKind,
    /** The person or the hold. */
    subjectId: z.uuid(),
    /** The person's name or address, or the name of the hold. Null: it is gone. */
    subjectName: z.string().nullable(),
    isOwn: z.boolean(),
    /** Files are counted. */
    ...backgroundFile,
  })
  .meta({ id: "Archive" });
export type Archive = z.infer<typeof Archive>;

export const archiveErrors = defineErrors({
  "archive.not_found": [404, "This archive does not exist any more."],
  "archive.prove_again": [
    403,
    "You proved who you are more than a day ago. Sign in again, then ask for the archive.",
  ],
  "archive.person_not_found": [404, "Nobody here has this address."],
  "archive.too_many_open": [
    409,
    `${mostOpenArchives} of your archives are being made. Wait for one, or cancel it.`,
  ],
  "archive.too_many": [409, `You have ${mostKeptArchives} archives. Remove one first.`],
});

import { z } from "zod";

/** About two pages. Every question is sent with them, so longer ones would cost too much. */
export const maxInstructionCharacters = 8_000;

/** One version of the instructions of the installation or of a workspace. */
export const InstructionVersion = z
  .object({
    number: z.number().int(),
    /** Empty: no instructions from then on. */
    text: z.string(),
    /** The earlier version whose text it repeats. */
    restoredFrom: z.number().int().nullable(),
    /** Name of who changed it, else the address. Null: a deleted account. */
    changedBy: z.string().nullable(),
    changedAt: z.iso.datetime(),
  })
  .meta({ id: "InstructionVersion" });
export type InstructionVersion = z.infer<typeof InstructionVersion>;

/** `basedOn` is the number of the version that the writer had read, 0 for none. */
const basedOn = z.number().int().min(0);

export const ChangeInstructions = z.object({
  text: z.string().trim().max(maxInstructionCharacters),
  basedOn,
});
export type ChangeInstructions = z.infer<typeof ChangeInstructions>;

export const RestoreInstructions = z.object({ number: z.number().int().min(1), basedOn });
export type RestoreInstructions = z.infer<typeof RestoreInstructions>;

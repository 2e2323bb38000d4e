import { z } from "zod";

/** Somebody beside the reader. */
export const ShownPerson = z.object({
  id: z.uuid(),
  /** Null: their account is gone. */
  name: z.string().nullable(),
});
export type ShownPerson = z.infer<typeof ShownPerson>;

import { z } from "zod";
import { mostOutputCharacters, mostValueCharacters } from "../code-limits.ts";

const output = z.string().max(mostOutputCharacters);

/** What came of a script. `output` is what it wrote before it ended. */
export const ScriptOutcome = z.discriminatedUnion("end", [
  z.object({
    end: z.literal("value"),
    output,
    /** Null: the last expression has none. */
    value: z.string().max(mostValueCharacters).nullable(),
    isCut: z.boolean(),
  }),
  z.object({ end: z.literal("error"), output, message: z.string().max(mostValueCharacters) }),
  z.object({ end: z.enum(["takes_too_long", "needs_too_much_memory", "died"]), output }),
]);
export type ScriptOutcome = z.infer<typeof ScriptOutcome>;

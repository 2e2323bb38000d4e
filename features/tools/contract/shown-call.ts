import { z } from "zod";

/** One argument of a tool call as a person sees it, complete. */
export const ShownField = z.object({
  /** E.g. "To". */
  label: z.string().max(100),
  /** The top-level argument of the input that it shows. Null: it was worked out, such as a file's name. */
  argument: z.string().max(200).nullable(),
  kind: z.enum(["line", "text", "addresses", "url", "json"]),
  /** The exact value. Kind `addresses`: one a line. Kind `json`: JSON with two spaces of indentation. */
  value: z.string(),
  /** Whether a person may change it before they approve. Only lines, texts, addresses and URLs of an argument. */
  isEditable: z.boolean(),
});
export type ShownField = z.infer<typeof ShownField>;

/** What a tool call would do, in the product's words. Code writes it, never a model. */
export const ShownCall = z.object({
  /** Verb and consequence, e.g. "Send an email to 2 people outside your company". */
  act: z.string().max(300),
  /** Whether and how it can be taken back, e.g. "You can take it back for 60 seconds." */
  undo: z.string().max(300),
  /**
   * Nothing takes it back. The product says so, whatever the tool says. A tool sets it where `undo` says that already.
   * Absent in what is stored: older than this fact.
   */
  isFinal: z.boolean().optional(),
  /** What deserves attention, e.g. "example.com was never written to before." */
  warnings: z.array(z.string().max(300)).max(20),
  fields: z.array(ShownField).max(50),
  /**
   * What exactly the act concerns, where its argument is a name: several may have that name, and names change. Absent:
   * the arguments say it. `version` is what was in force when the person was asked; another one is another subject.
   */
  subject: z.object({ type: z.string().max(40), id: z.uuid(), version: z.int().optional() }).optional(),
});
export type ShownCall = z.infer<typeof ShownCall>;

import { z } from "zod";

/** Form values, which all arrive as text. */
export const text = z.string().min(1).max(5_000);
export const emptyableText = z.string().max(5_000);
export const flag = z.enum(["true", "false"]).transform((value) => value === "true");
export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, "Invalid integer")
  .transform(Number);
/** An empty value removes a key. */
export const metadata = z.union([z.literal(""), z.record(z.string().max(40), z.string().max(500))]);

const range = z.union([
  integer,
  z.strictObject({
    gt: integer.optional(),
    gte: integer.optional(),
    lt: integer.optional(),
    lte: integer.optional(),
  }),
]);

/** Common parameters of all lists. */
export const pageParams = {
  limit: integer.optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
  created: range.optional(),
};

export type PageParams = z.infer<z.ZodObject<typeof pageParams>>;

/** Merges metadata: adds new keys, removes keys with empty values. */
export function mergeMetadata(
  present: Record<string, string> | null,
  changed: z.infer<typeof metadata> | undefined,
): Record<string, string> {
  if (changed === undefined) return present ?? {};
  if (changed === "") return {};
  return Object.fromEntries(Object.entries({ ...present, ...changed }).filter(([, value]) => value !== ""));
}

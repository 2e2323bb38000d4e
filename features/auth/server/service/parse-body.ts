import { z } from "zod";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";

/** Text that clients may also send as null. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

export const optionalObject = z.record(z.string(), z.json()).nullish();

/** Parses the body by `schema`; throws `bad_json` otherwise. Ignores unknown keys. */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.join(".") || "body";
  return fail(authErrors, "bad_json", {
    message: `Could not parse request body as JSON: ${place}: ${issue?.message ?? "is not valid"}`,
  });
}

import { z } from "zod";

/** Text of a result. Providers leave it out, or send null. */
export const rawText = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

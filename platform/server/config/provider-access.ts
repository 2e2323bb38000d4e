import { z } from "zod";

/** An address that paths are put behind; what it may not have would be lost or leak. */
export const baseAddress = z
  .string()
  .refine((value) => {
    const url = URL.parse(value);
    const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
    return isPlain && (url.protocol === "http:" || url.protocol === "https:");
  })
  .transform((value) => value.replace(/\/+$/, ""));

/** Goes into a header, which takes no spaces and no letters with signs. */
export const providerKey = z
  .string()
  .max(500)
  .regex(/^[\x21-\x7e]+$/);

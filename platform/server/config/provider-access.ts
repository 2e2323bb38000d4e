import { z } from "zod";

/**
 * A base URL; paths are appended. Credentials, query and fragment are refused, because they would get lost or
 * leak.
 */
export const baseAddress = z
  .string()
  .refine((value) => {
    const url = URL.parse(value);
    const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
    return isPlain && (url.protocol === "http:" || url.protocol === "https:");
  })
  .transform((value) => value.replace(/\/+$/, ""));

/** An API key for a header: printable ASCII without spaces. */
export const providerKey = z
  .string()
  .max(500)
  .regex(/^[\x21-\x7e]+$/);

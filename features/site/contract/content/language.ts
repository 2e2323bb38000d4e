import { z } from "zod";

/** Languages of the public pages. The first is the fallback for a missing text. */
export const languages = ["en", "de"] as const;

export const Language = z.enum(languages);

export type Language = z.infer<typeof Language>;

import { z } from "zod";

/** Languages of the public pages; the first is the one that stands in for a missing text. */
export const languages = ["en", "de"] as const;

export const Language = z.enum(languages);

export type Language = z.infer<typeof Language>;

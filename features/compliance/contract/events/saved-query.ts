import { z } from "zod";
import { cleanText } from "#platform/contract/clean-text.ts";
import { EventFilter, LogScope } from "./event-filter.ts";

export const mostSavedQueries = 50;
export const mostQueryNameCharacters = 80;

export const SavedFilter = EventFilter.extend({ scope: LogScope.default("own") });
export type SavedFilter = z.infer<typeof SavedFilter>;

export const QueryName = z
  .string()
  .overwrite(cleanText)
  .trim()
  .min(1, "Give it a name.")
  .max(mostQueryNameCharacters)
  .refine((text) => !/\p{Cc}/u.test(text), "Write one line without control characters.");

/** Filters of the log that a person kept under a name. */
export const SavedQuery = z
  .object({ id: z.uuid(), name: z.string(), filter: SavedFilter })
  .meta({ id: "SavedQuery" });
export type SavedQuery = z.infer<typeof SavedQuery>;

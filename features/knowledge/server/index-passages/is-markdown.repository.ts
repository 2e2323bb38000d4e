import { sql } from "kysely";

/**
 * Whether the passages of document `d` are Markdown. Until an uploaded or fetched content is read, its passages are of the
 * one before, which may have been of another kind.
 */
export const isMarkdown = sql<boolean>`
  coalesce(d.kind = 'markdown' and (d.source = 'text' or d.version = d.indexed_version), false)`;

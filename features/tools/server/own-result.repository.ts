import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { ToolCallRow } from "./tool-call.repository.ts";

/** How many of a person's results of a tool are searched, newest first. */
const searchedResults = 300;

/** The caller's own results of a tool that hold all words, as a search engine reads them. */
export async function searchOwnToolCalls(
  db: Db,
  { toolName, words, most }: { toolName: string; words: string; most: number },
): Promise<ToolCallRow[]> {
  const { rows } = await sql<ToolCallRow>`
    select * from (
      select * from tool_calls
      where workspace_id = app.workspace_id() and user_id = auth.uid() and tool_name = ${toolName}
        and status = 'succeeded' order by id desc limit ${searchedResults}) newest
    where to_tsvector('simple', left(output ->> 'content', 100000)) @@ websearch_to_tsquery('simple', ${words})
    order by id desc limit ${most}`.execute(db);
  return rows;
}

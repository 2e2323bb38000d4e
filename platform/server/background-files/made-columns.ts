import { type RawBuilder, sql } from "kysely";
import type { BackgroundFiles } from "./background-files.ts";

/** What rows of files that count and tell their share have in common. */
export interface MadeFile {
  workspace_id: string;
  id: string;
  /** Who asked. */
  user_id: string;
  size_bytes: number | null;
  attempts: number;
  done_count: number;
  share: number;
  expires_at: Date | null;
  created_at: Date;
}

/** The columns of `MadeFile` and the state, of a table that is called `alias`. */
export function madeColumns({ contents }: BackgroundFiles, alias: string): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  const reached = (column: string) => sql`coalesce((
    select c.${sql.ref(column)} from ${sql.table(contents)} c
    where c.workspace_id = ${of("workspace_id")} and c.id = ${of("id")}), 0)`;
  return sql`${sql.join(
    ["workspace_id", "id", "user_id", "state", "problem", "attempts", "expires_at", "created_at"].map(of),
  )}, ${of("size_bytes")}::float8 as size_bytes, ${reached("done_count")} as done_count,
    ${reached("share")}::float8 as share`;
}

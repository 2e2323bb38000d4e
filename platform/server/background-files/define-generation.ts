import type { AccessRule } from "../access/access-rule.ts";
import { command } from "../command.ts";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/connection-db.ts";
import type { Attempt, BackgroundFiles, FileKey, FileOutcome } from "./background-files.ts";
import { beginAttempt, endAttempt } from "./generation.repository.ts";
import { noteContent } from "./old-file.repository.ts";

/** Crashes of the server that generates a file after which it is given up, so that it cannot kill servers for ever. */
const mostAttempts = 5;

export interface Generation<Row extends Attempt, Outcome> {
  files: BackgroundFiles;
  /** Admits the product itself. */
  rule: AccessRule;
  commands: Record<"begin" | "end", `${string}.${string}`>;
  find(db: Db, key: FileKey): Promise<Row | undefined>;
  keptHours(row: Row): number;
  /** Record it. */
  onBegun(ctx: Ctx, row: Row): Promise<void>;
  onEnded(ctx: Ctx, row: Row, outcome: Outcome): Promise<void>;
}

/** The commands around the generation of a file by a job. */
export function defineGeneration<Row extends Attempt, Outcome extends FileOutcome<string>>({
  files,
  rule,
  commands,
  find,
  keptHours,
  onBegun,
  onEnded,
}: Generation<Row, Outcome | { problem: "interrupted" }>) {
  /** Takes a file for its generation. Undefined when there is nothing to make, or it was given up just now. */
  const begin = command(commands.begin, rule, async (ctx, key: FileKey): Promise<Row | undefined> => {
    const row = (await beginAttempt(ctx.db, files, key)) ? await find(ctx.db, key) : undefined;
    if (!row) {
      // Somebody who was killed may have stored its bytes after it was removed and tidied.
      await noteContent(ctx.db, files, key);
      return undefined;
    }
    if (row.attempts > mostAttempts) {
      await end(ctx, { row, outcome: { problem: "interrupted" } });
      return undefined;
    }
    await onBegun(ctx, row);
    return row;
  });

  /** Stores what making led to. Whoever was overtaken, or whose file was removed, stores nothing. */
  const end = command(
    commands.end,
    rule,
    async (
      ctx,
      { row, outcome }: { row: Row; outcome: Outcome | { problem: "interrupted" } },
    ): Promise<void> => {
      const expiresAt = new Date(ctx.now().getTime() + keptHours(row) * 3_600_000);
      if (await endAttempt(ctx.db, files, row, { outcome, expiresAt })) await onEnded(ctx, row, outcome);
      // Its bytes may have come after they were tidied away.
      else await noteContent(ctx.db, files, row);
    },
  );
  return { begin, end };
}

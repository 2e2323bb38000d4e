import type { ArchivedFiles } from "#platform/server/archives/archived-files.ts";
import { listPages } from "#platform/server/archives/list-pages.ts";
import type { Ctx } from "#platform/server/context.ts";
import {
  type LegalHoldRun,
  listHeldIds,
  listLinesOfRun,
  listRunsOf,
  runTables,
} from "./legal-hold-run.repository.ts";

/** How the answers of held conversations came about, in the package of a legal hold. */
export const archivedRuns: ArchivedFiles = {
  folder: "runs",
  what: [
    "how each answer came about: its run, steps, calls of tools and models, and approvals",
    "wie jede Antwort entstand: Lauf, Schritte, Aufrufe von Werkzeugen und Modellen, Freigaben",
  ],
  heldTables: runTables.map(([table]) => table),
  async *ofHold(ctx, hold) {
    for await (const { id: conversationId } of listPages(ctx, (db, after) => listHeldIds(db, hold, after))) {
      const of = { workspaceId: hold.workspaceId, conversationId };
      for await (const run of listPages(ctx, (db, after) => listRunsOf(db, of, after))) {
        yield { path: `${conversationId}/${run.id}.jsonl`, pieces: linesOf(ctx, run) };
      }
    }
  },
};

async function* linesOf(ctx: Ctx, run: LegalHoldRun): AsyncGenerator<string> {
  for (const table of runTables) {
    const rows = listPages(ctx, (db, after) => listLinesOfRun(db, run, { table, after }));
    for await (const { line } of rows) yield `${line}\n`;
  }
}

import type { ArchivedFiles } from "#platform/server/archives/archived-files.ts";
import { archivingAccess } from "#platform/server/archives/archiving.access.ts";
import { listPages } from "#platform/server/archives/list-pages.ts";
import { query } from "#platform/server/command.ts";
import { listHeldIds, listLinesOfRun, listRunsOf } from "./held-run.repository.ts";

/** How the answers of held conversations came about, in the package of a legal hold. */
export const archivedRuns: ArchivedFiles = {
  folder: "runs",
  what: [
    "how each answer came about: its run, steps, calls of tools and models, and approvals",
    "wie jede Antwort entstand: Lauf, Schritte, Aufrufe von Werkzeugen und Modellen, Freigaben",
  ],
  async *ofHold(ctx, hold) {
    for await (const { id: conversationId } of listPages(ctx, (db, after) => listHeldIds(db, hold, after))) {
      const of = { workspaceId: hold.workspaceId, conversationId };
      for await (const run of listPages(ctx, (db, after) => listRunsOf(db, of, after))) {
        const lines = await query(ctx, archivingAccess.read, ({ db }) => listLinesOfRun(db, run));
        yield { path: `${conversationId}/${run.id}.jsonl`, pieces: linesOf(lines) };
      }
    }
  },
};

async function* linesOf(lines: readonly string[]): AsyncGenerator<string> {
  for (const line of lines) yield `${line}\n`;
}

import type { HoldKey } from "#platform/server/archives/archived-files.ts";
import { onePiece } from "#platform/server/archives/list-pages.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { presentHold } from "../../holds/hold.presenter.ts";
import { findListedHold } from "../../holds/listed-hold.repository.ts";
import { archiveAccess } from "../archive.access.ts";
import type { ArchiveRow } from "../archive.repository.ts";
import { archivedOf, partsOf } from "../declared.ts";
import type { ArchiveEntry, ArchivePlan } from "../writing/archive-entry.ts";
import { leftOutTables } from "./left-out-tables.ts";
import { custody, legalHoldEvents } from "./legal-hold-events.ts";

/** What a legal hold covers, for a discovery. */
export async function planHoldArchive(
  ctx: Ctx,
  { workspace_id: workspaceId, subject_id: holdId }: ArchiveRow,
): Promise<ArchivePlan> {
  const hold = { workspaceId, holdId };
  const files = archivedOf(ctx.services).filter(({ ofHold }) => ofHold);
  return {
    about: [
      "What a legal hold covers in its workspace: the package for a discovery. Of a person, only what they have there.",
      "Was eine Aufbewahrungspflicht in ihrem Arbeitsbereich umfasst: das Paket für eine Herausgabe. Von einer Person nur, was sie dort hat.",
    ],
    folders: [
      {
        name: "hold.json",
        what: [
          "the hold: by whom, why, which period, and whom it covers",
          "die Pflicht: von wem, warum, für welche Zeit, und wen sie umfasst",
        ],
      },
      {
        name: "custody.jsonl",
        what: [
          "who did what with the hold and its packages, and tried to delete what it keeps",
          "wer was mit der Pflicht und ihren Paketen getan hat, und wer Aufbewahrtes löschen wollte",
        ],
      },
      {
        name: "events.jsonl",
        what: [
          "audit events of what is covered; their proofs are in events.tlog-proof",
          "Ereignisse dessen, was umfasst ist; Beweise in events.tlog-proof",
        ],
      },
      ...files.map(({ folder, what }) => ({ name: `${folder}/`, what })),
    ],
    parts: [
      () => matterOf(ctx, hold),
      () => custody(ctx, hold),
      ...partsOf(ctx, files, (one) => one.ofHold?.(ctx, hold)),
      () => legalHoldEvents(ctx, hold),
    ],
    leftOut: [
      ...leftOutTables,
      {
        what: "personal content of audit events",
        why: "it is sealed for each person; the log shows it on request, and each reading is an event",
      },
      {
        what: "what the people of the hold have in other workspaces",
        why: "a hold covers only what is in its own workspace",
      },
      {
        what: "data of people and conversations that the hold does not cover, or from outside its period",
        why: "the hold says so",
      },
    ],
  };
}

async function* matterOf(ctx: Ctx, hold: HoldKey): AsyncGenerator<ArchiveEntry> {
  const row = await query(ctx, archiveAccess.write, ({ db }) => findListedHold(db, hold));
  if (!row) return;
  const { waiting: _, ...held } = presentHold(row, ctx.now());
  const matter = { ...held, workspaceId: hold.workspaceId, covers: "only what is in this workspace" };
  const what = ["The legal hold", "Die Aufbewahrungspflicht"] as const;
  yield { path: "hold.json", what, pieces: onePiece(Buffer.from(`${JSON.stringify(matter, null, 2)}\n`)) };
}

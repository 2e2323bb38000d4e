import { omissionOf, reasons } from "#platform/server/archives/left-out-columns.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { isWorkspaceShared } from "#platform/server/erasure/erasure.repository.ts";
import { archiveAccess } from "../archive.access.ts";
import type { ArchiveRow } from "../archive.repository.ts";
import { archivedOf, partsOf } from "../declared.ts";
import type { ArchivePlan, LeftOut } from "../writing/archive-entry.ts";
import { readCatalogue } from "./catalogue.repository.ts";
import { ownEvents } from "./own-events.ts";
import { type PersonalTable, personalTables } from "./personal-tables.ts";
import { rowsOf } from "./rows-of-table.ts";

/** Everything of a person. */
export async function planPersonArchive(ctx: Ctx, { subject_id: userId }: ArchiveRow): Promise<ArchivePlan> {
  const { catalogue, isShared } = await query(ctx, archiveAccess.write, async ({ db }) => ({
    catalogue: await readCatalogue(db),
    isShared: await isWorkspaceShared(db, userId),
  }));
  const personal = personalTables(catalogue, ctx.services.erasable);
  const tables = new Map(personal.map((table) => [table.name, table]));
  const whose = { userId, isAlone: !isShared };
  const files = archivedOf(ctx.services).filter(({ ofPerson }) => ofPerson);
  return {
    about: [
      "Everything that Adjutant has stored about you, or about the person whose archive this is.",
      "Alles, was Adjutant über Sie gespeichert hat, oder über die Person, deren Archiv dies ist.",
    ],
    folders: [
      {
        name: "data/",
        what: ["every stored row, a file for each table", "alle Datensätze, eine Datei je Tabelle"],
      },
      {
        name: "events.jsonl",
        what: ["what you did, and what was done for you", "was Sie getan haben, und was für Sie getan wurde"],
      },
      ...files.map(({ folder, what }) => ({ name: `${folder}/`, what })),
    ],
    parts: [
      ...personal.map((table) => () => rowsOf(ctx, table, { tables, whose })),
      () => ownEvents(ctx, userId),
      ...partsOf(ctx, files, (one) => one.ofPerson?.(ctx, userId)),
    ],
    leftOut: [
      ...leftOutOf(personal),
      ...(isShared ? [ofSharedWorkspace] : []),
      ofOthers,
      ofCollections,
      ofKeys,
      ofCopies,
    ],
  };
}

function leftOutOf(tables: readonly PersonalTable[]): LeftOut[] {
  return tables.flatMap(({ name, columns }) =>
    columns.flatMap((column) => {
      const omission = omissionOf(name, column);
      return omission ? [{ what: `${name}.${column.name}`, why: reasons[omission] }] : [];
    }),
  );
}

const ofSharedWorkspace: LeftOut = {
  what: "settings and shared things of the personal workspace",
  why: "others work in it too, so they are not one person's alone",
};
const ofOthers: LeftOut = {
  what: "rows of other people in shared workspaces",
  why: "they are about those people",
};
const ofCollections: LeftOut = {
  what: "documents and passages of collections that the person cannot read, and results of tools with them",
  why: "whoever owns a collection decides who reads it; what the person wrote there is in documents/",
};
const ofKeys: LeftOut = {
  what: "keys that seal the personal content of audit events",
  why: "they are secrets of the installation; the content that may be read is in events.jsonl",
};
const ofCopies: LeftOut = {
  what: "files of earlier exports and archives",
  why: "they are copies of what is here",
};

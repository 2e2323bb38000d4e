import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { readApiDocument } from "./generate/api-document.ts";
import { apiFiles } from "./generate/api-files.ts";
import { databaseTypes } from "./generate/database-types.ts";
import { eventTable } from "./generate/event-table.ts";
import { featureDiagram } from "./generate/feature-diagram.ts";
import { openMigratedDatabase } from "./generate/migrated-database.ts";
import { schemaDump } from "./generate/schema-dump.ts";
import { settingsPage } from "./generate/settings-page.ts";
import { writeOrCompare } from "./generate/write-or-compare.ts";

const root = resolve(import.meta.dirname, "..");
const isCheck = process.argv.includes("--check");
const folder = await mkdtemp(join(tmpdir(), "adjutant-generate-"));

try {
  await using database = await openMigratedDatabase(folder);
  const files = [
    databaseTypes(database.ownerConnection),
    schemaDump(database.ownerConnection),
    featureDiagram(root),
    eventTable,
    settingsPage,
  ];
  const stale = await writeOrCompare(files, { root, isCheck });
  report(stale);
  const document = await readApiDocument(database.appConnection, folder);
  report(await writeOrCompare(apiFiles(document), { root, isCheck }));
} finally {
  await rm(folder, { recursive: true, force: true });
}

function report(stale: string[]) {
  for (const path of stale) console.log(isCheck ? `${path} is stale: run npm run generate` : `wrote ${path}`);
  if (isCheck && stale.length > 0) process.exitCode = 1;
}

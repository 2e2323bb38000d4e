import { resolve } from "node:path";
import { databaseTypes } from "./generate/database-types.ts";
import { featureDiagram } from "./generate/feature-diagram.ts";
import { openMigratedDatabase } from "./generate/migrated-database.ts";
import { settingsPage } from "./generate/settings-page.ts";
import { writeOrCompare } from "./generate/write-or-compare.ts";

const root = resolve(import.meta.dirname, "..");
const isCheck = process.argv.includes("--check");

await using database = await openMigratedDatabase();
const files = [databaseTypes(database.ownerConnection), featureDiagram(root), settingsPage];
const stale = await writeOrCompare(files, { root, isCheck });

for (const path of stale) console.log(isCheck ? `${path} is stale: run npm run generate` : `wrote ${path}`);
if (isCheck && stale.length > 0) process.exitCode = 1;

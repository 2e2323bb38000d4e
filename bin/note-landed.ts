import { noteLanded } from "#platform/server/db/landed-migrations.ts";
import { readMigrations } from "#platform/server/db/migrate.ts";

/** `npm run landed`: marks the current migrations as landed, so that nobody changes them. */
const added = noteLanded(await readMigrations());
console.log(added.length > 0 ? `Landed: ${added.join(", ")}` : "All migrations have landed already.");

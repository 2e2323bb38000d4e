import { expect, it } from "vitest";
import { archiveAccess } from "#features/compliance/server/archives/archive.access.ts";
import { readCatalogue } from "#features/compliance/server/archives/person/catalogue.repository.ts";
import { personalTables } from "#features/compliance/server/archives/person/personal-tables.ts";
import { omissionOf } from "#platform/server/archives/left-out-columns.ts";
import { query } from "#platform/server/command.ts";
import { createCommandWorld } from "../testing/command-world.ts";
import { shownColumns } from "../testing/shown-columns.ts";

/** Ids, numbers and times are no secrets. */
const canHide = /^(text|character varying|json|jsonb|bytea)(\[\])?$/;

it("each column with text, JSON or bytes that archives show was looked at", async () => {
  await using world = await createCommandWorld({ isWorker: false });
  const catalogue = await query(world.system, archiveAccess.write, ({ db }) => readCatalogue(db));
  const shown = personalTables(catalogue, world.services.erasable).flatMap(({ name, columns }) =>
    columns
      .filter((column) => canHide.test(column.type) && !omissionOf(name, column))
      .map((column) => `${name.replace("public.", "")}.${column.name}`),
  );
  const reviewed = Object.entries(shownColumns).flatMap(([table, columns]) =>
    columns.split(" ").map((column) => `${table}.${column}`),
  );
  // Whoever adds one decides: an entry there, or in `left-out-columns.ts`.
  expect(shown.toSorted()).toEqual(reviewed.toSorted());
});

import { expect, it } from "vitest";
import { describeRetention } from "#features/compliance/server/holds/describe-retention.ts";
import { english } from "#features/compliance/web/holds/texts/english.ts";
import { retentionOf } from "#platform/server/retention/retention-of.ts";
import { createModules } from "../modules.ts";

it("every kind of data that is deleted by age has a name on the page, and no name is left over", () => {
  const declared = describeRetention(
    retentionOf(createModules({ publicUrl: "http://127.0.0.1" })),
    new Set(),
  );
  expect(Object.keys(english.retention.kinds).sort()).toEqual(declared.map(({ table }) => table).sort());
});

import { expect, test } from "vitest";
import { listBrokenReferences } from "./broken-references.ts";
import { plantRepository } from "./planted-repository.ts";
import { listFiles } from "./source-files.ts";

function findIn(line: string): string[] {
  using planted = plantRepository({
    "package.json": '{ "scripts": { "dev": "a" } }',
    "features/a/README.md": `# A\n\n${line}\n`,
    "features/a/server/open/open-door.ts": "",
    "docs/door.md": "# The door\n\n## How it opens, and why\n",
  });
  return listBrokenReferences(planted.root, listFiles(planted.root));
}

test.each([
  "`open-door.ts`, `server/open/open-door.ts` and `features/a/server/open` are there",
  "[the door](../../docs/door.md#how-it-opens-and-why), [this](#a) and [elsewhere](https://example.org/a.md)",
  "`S` is `features/a/server`: `S/open/open-door.ts`",
  "`npm run dev`, `keys.json`, `./run.ts`, `<noun>.access.ts`, `*.access.ts`, `application/json`",
  "```\n`server/shut/shut-door.ts`\n```",
])("what is there passes: %s", (line) => {
  expect(findIn(line)).toEqual([]);
});

test.each([
  ["`shut-door.ts`", "shut-door.ts"],
  ["`server/shut/open-door.ts`", "server/shut/open-door.ts"],
  ["`server/shut`", "server/shut"],
  ["`S` is `features/a/server`: `S/shut.ts`", "features/a/server/shut.ts"],
  ["[the door](../../docs/gate.md)", "../../docs/gate.md"],
  ["[the door](../../docs/door.md#how-it-shuts)", "../../docs/door.md#how-it-shuts"],
  ["`npm run shut`", "shut"],
])("a document that says %s fails", (line, name) => {
  expect(findIn(line)).toEqual([`features/a/README.md: ${name} does not exist`]);
});

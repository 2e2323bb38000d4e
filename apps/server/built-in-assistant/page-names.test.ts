import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../../..");
const read = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => readFileSync(join(root, file), "utf8"));
const all = (texts: readonly string[], pattern: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(pattern)]);

/** English titles of pages with the German ones. */
const titles = new Map(
  all(read("features/*/web/routes.tsx"), /title: "([^"]+)",\s+germanTitle: "([^"]+)"/g).map(
    ([, english = "", german = ""]) => [english, german],
  ),
);
/** Names in the navigation of an area, which the shell shows in English. */
const labels = all(
  [...read("features/*/web/module.ts"), ...read("features/*/web/*-{area,frame}.tsx")],
  /to: "\/[^"]*", label: "([^"]+)"/g,
).map(([, label = ""]) => label);

const german = read("features/models/server/builtin/**/*.ts")
  .flatMap((text) => text.split("\n"))
  .filter((line) => /\b(?:der Seite|Sie|Ihre?n?|Einstellungen)\b/.test(line));
const named = all(german, /\[([^\]]+)\]\((\/[^)]*)\)/g).map(([, name = "", path = ""]) => ({ name, path }));

it("German answers name each page as the German interface does", () => {
  expect(named.length).toBeGreaterThan(10);
  const english = new Set(
    [...titles.keys(), ...labels].filter((name) => titles.get(name) !== name && name !== "Team"),
  );
  expect([...english]).toEqual(expect.arrayContaining(["Tasks", "Mail", "Connections", "Triggers"]));
  expect(named.filter(({ name }) => english.has(name))).toEqual([]);
});

it("German answers name a page that has a German title by that title", () => {
  const of = (path: string) => new Set(named.filter((one) => one.path === path).map(({ name }) => name));
  expect([...of("/tasks")]).toEqual([titles.get("Tasks")]);
  expect([...of("/mail")]).toEqual([titles.get("Mail")]);
  expect([...of("/settings/memory")]).toContain(titles.get("Memory"));
});

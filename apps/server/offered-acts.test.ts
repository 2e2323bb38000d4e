import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createModules } from "./modules.ts";

const root = join(import.meta.dirname, "../..");

/** They show all roles and decide nothing by one. */
const listingRoles = ["role-dialog", "roles-panel", "member-filters"].map(
  (name) => `features/team/web/members/${name}.tsx`,
);

it("what pages ask whether a person may do it, the modules offer, and nothing else", () => {
  const asked = globSync("{apps,features,platform}/**/web/**/*.{ts,tsx}", { cwd: root })
    .concat(globSync("apps/web/**/*.{ts,tsx}", { cwd: root }))
    .flatMap((file) => [
      ...readFileSync(join(root, file), "utf8").matchAll(/(?:useMay(?:Ask)?\(|mayDo: )"([\w.]+)"/g),
    ])
    .map(([, act]) => act);
  const offered = createModules({ publicUrl: "http://127.0.0.1" }).flatMap(({ offers = [] }) => offers);
  expect(offered.map(({ noun, verb }) => `${noun}.${verb}`).sort()).toEqual([...new Set(asked)].sort());
});

it("pages of features decide nothing by the rules of roles", () => {
  const byRole = globSync("features/*/web/**/*.{ts,tsx}", { cwd: root }).filter((file) =>
    readFileSync(join(root, file), "utf8").includes("/role-rules.ts"),
  );
  expect(byRole.sort()).toEqual(listingRoles.sort());
});

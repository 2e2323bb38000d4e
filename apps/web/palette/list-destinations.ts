import { readSession } from "#features/auth/web/index.tsx";
import type { PaletteEntry } from "#platform/web/modules/palette-source.ts";
import { featureRoutes } from "../feature-routes.ts";
import { pagesFor } from "../suggestions/pages-for.ts";
import { english } from "../suggestions/texts/english.ts";
import { webModules } from "../web-modules.ts";

/** Every page that the person may open, with the sections of the settings under their own names. */
export function listDestinations(rights: { isAdmin: boolean; hasTeamAccess: boolean }): PaletteEntry[] {
  const sections = webModules.flatMap((module) => module.settings ?? []);
  const sectionPaths = new Set(sections.map(({ to }) => to));
  const isSignedIn = readSession().status === "signed-in";
  const reading = { language: "en", words: english } as const;
  const pages = pagesFor({ ...rights, isSignedIn, mayTryDemo: false }, featureRoutes, reading)
    .filter(({ path, isDocument }) => !isDocument && !sectionPaths.has(path))
    .map(({ path, title }): PaletteEntry => ({ key: path, label: title, hint: path, to: path }));
  const settings = sections.map(
    ({ to, label }): PaletteEntry => ({ key: to, label: `Settings: ${label}`, hint: to, to }),
  );
  const fresh: PaletteEntry = { key: "new", label: "New conversation", hint: "C", to: "/chat" };
  return [fresh, ...pages, ...settings];
}

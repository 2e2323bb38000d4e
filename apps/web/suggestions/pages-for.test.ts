import type { RouteObject } from "react-router";
import { expect, it } from "vitest";
import { pagesFor } from "./pages-for.ts";
import { english } from "./texts/english.ts";
import { german } from "./texts/german.ts";

const route = (path: string, access?: string): RouteObject => ({
  path,
  handle: { title: path.slice(1), ...(access ? { access } : {}) },
});
const routes: RouteObject[] = [
  route("/diagram", "public"),
  route("/demo", "public"),
  route("/auth", "public"),
  route("/auth/link", "public"),
  route("/dashboard"),
  route("/chat/:id"),
  route("/team"),
  {
    path: "/admin",
    handle: { title: "Admin", access: "admin" },
    children: [route("/admin/upgrade", "admin")],
  },
];
const nobody = { isSignedIn: false, isAdmin: false, hasTeamAccess: false, mayTryDemo: true };
const user = { ...nobody, isSignedIn: true };
const paths = (visitor: typeof nobody) =>
  pagesFor(visitor, routes, { language: "en", words: english })
    .map(({ path }) => path)
    .filter((path) => !path.startsWith("/legal"));

it("are the public ones for visitors, signing in among them", () => {
  expect(paths(nobody)).toEqual(["/diagram", "/demo", "/auth"]);
});

it("have the demo among them only where there is one", () => {
  expect(paths({ ...nobody, mayTryDemo: false })).toEqual(["/diagram", "/auth"]);
});

it("are the own ones for users, without those of admins and of teams", () => {
  expect(paths(user)).toEqual(["/diagram", "/demo", "/dashboard"]);
});

it("are those of teams and of admins for whoever has the right", () => {
  expect(paths({ ...user, hasTeamAccess: true })).toContain("/team");
  expect(paths({ ...user, isAdmin: true })).toEqual(expect.arrayContaining(["/admin", "/admin/upgrade"]));
});

it("has the legal texts in the language that is read", () => {
  const readings = [
    { language: "en", words: english },
    { language: "de", words: german },
  ] as const;
  const [inEnglish, inGerman] = readings.map((reading) =>
    pagesFor(nobody, routes, reading).map(({ path }) => path),
  );
  expect(inEnglish).toContain("/legal/terms");
  expect(inGerman).toContain("/de/legal/terms");
});

it("have no front page among them, to which the page leads itself", () => {
  expect(pagesFor(nobody, routes, { language: "de", words: german }).map(({ path }) => path)).not.toContain(
    "/de",
  );
});

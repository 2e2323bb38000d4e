import { expect, it } from "vitest";
import { nearestPages } from "./nearest-pages.ts";

const pages = [
  "/",
  "/dashboard",
  "/settings",
  "/settings/security",
  "/legal/terms",
  "/legal/privacy",
  "/team",
].map((path) => ({ path, title: path }));
const nearest = (typed: string) => nearestPages(typed, pages).map(({ path }) => path);

it.each([
  ["/dashbord", "/dashboard"],
  ["/Dashboard.html", "/dashboard"],
  ["/setings/", "/settings"],
  ["/terms", "/legal/terms"],
  ["/legal/privcay", "/legal/privacy"],
  ["/settings/nothing-of-it", "/settings"],
])("an address like %s leads first to %s", (typed, path) => {
  expect(nearest(typed)[0]).toBe(path);
});

it.each(["/", "/xyzzy/plugh", "/a", "//", "/%E0%A4%A"])("nothing is near to %s", (typed) => {
  expect(nearest(typed)).toEqual([]);
});

it("gives at most three, and reads no further than it has to", () => {
  expect(
    nearestPages(
      "/page",
      ["/pagea", "/pageb", "/pagec", "/paged"].map((path) => ({ path, title: "" })),
    ),
  ).toHaveLength(3);
  expect(nearest(`/${"x".repeat(100_000)}`)).toEqual([]);
});

it("leads from an unknown address in a folder to the first pages of that folder", () => {
  expect(nearest("/legal/nope")).toEqual(["/legal/terms", "/legal/privacy"]);
  expect(nearest("/legal/privcay")).toEqual(["/legal/privacy", "/legal/terms"]);
});

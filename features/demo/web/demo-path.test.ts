import { expect, test } from "vitest";
import { isDemoPath } from "./demo-path.ts";

test.each(["/demo", "/demo/", "/demo/01a2007b-728e-7000-a969-7950df69dc78"])(
  "%s speaks for a visitor",
  (path) => {
    expect(isDemoPath(path)).toBe(true);
  },
);

test.each(["/", "/chat", "/demonstration", "/legal/demo"])("%s speaks for who is signed in", (path) => {
  expect(isDemoPath(path)).toBe(false);
});

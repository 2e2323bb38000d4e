import { expect, test } from "vitest";
import { installChromium } from "./install-chromium.ts";

test("nothing is missing when a Chromium is found", async () => {
  expect(await installChromium({ find: () => "/usr/bin/chromium", isRoot: false })).toBeUndefined();
});

test("who may not install packages is told which one is missing", async () => {
  expect(await installChromium({ find: () => undefined, isRoot: false })).toContain(
    "apt-get install chromium",
  );
});

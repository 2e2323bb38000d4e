import { expect, test } from "vitest";
import { installChromium } from "./install-chromium.ts";

const light = "/usr/bin/chromium-headless-shell";
const whole = "/usr/bin/chromium";

/** A machine on which these are installed, and on which packages can be installed when `offers` names them. */
function machine(installed: string[], offers: string[]) {
  const asked: string[] = [];
  return {
    asked,
    find: () => [light, whole].find((path) => installed.includes(path)),
    install: async (name: string) => {
      asked.push(name);
      if (offers.includes(name)) installed.push(`/usr/bin/${name}`);
      return offers.includes(name) ? "" : `E: Unable to locate package ${name}`;
    },
  };
}

test("nothing is installed when the light Chromium is there", async () => {
  const here = machine([light], []);
  expect(await installChromium({ ...here, isRoot: true })).toBeUndefined();
  expect(here.asked).toEqual([]);
});

test("root gets the light Chromium, and nothing more where it exists", async () => {
  const here = machine([], ["chromium", "chromium-headless-shell"]);
  expect(await installChromium({ ...here, isRoot: true })).toBeUndefined();
  expect(here.asked).toEqual(["chromium-headless-shell"]);
});

test("a system without the light one gets the whole one", async () => {
  const here = machine([], ["chromium"]);
  expect(await installChromium({ ...here, isRoot: true })).toBeUndefined();
  expect(here.asked).toEqual(["chromium-headless-shell", "chromium"]);
});

test("a whole Chromium that is there is enough where the light one cannot be had", async () => {
  const here = machine([whole], []);
  expect(await installChromium({ ...here, isRoot: true })).toBeUndefined();
});

test("what cannot be installed is told with the reason", async () => {
  const missing = await installChromium({ ...machine([], []), isRoot: true });
  expect(missing).toContain("apt-get install chromium");
  expect(missing).toContain("Unable to locate package chromium");
});

test("who may not install packages uses what is there, or is told which one is missing", async () => {
  const here = machine([], ["chromium"]);
  expect(await installChromium({ ...here, isRoot: false })).toContain("apt-get install chromium");
  expect(here.asked).toEqual([]);
  expect(await installChromium({ ...machine([whole], []), isRoot: false })).toBeUndefined();
});

import { expect, test } from "vitest";
import { installChromium } from "./install-chromium.ts";

const light = "chromium-headless-shell";

/** A machine on which these packages are installed, and on which those that it `offers` can be. */
function machine(installed: string[], offers: string[], lists = offers) {
  const asked: string[] = [];
  return {
    asked,
    isChosen: false,
    isRoot: true,
    find: () => {
      const name = [light, "chromium"].find((one) => installed.includes(one));
      return name && `/usr/bin/${name}`;
    },
    packages: {
      isKnown: async (name: string) => lists.includes(name),
      refresh: async () => {
        asked.push("update");
      },
      install: async ([name = ""]: readonly string[]) => {
        asked.push(name);
        if (offers.includes(name)) installed.push(name);
        return offers.includes(name) ? "" : `E: Unable to locate package ${name}`;
      },
    },
  };
}

test("nothing is installed when the light Chromium is there", async () => {
  const here = machine([light], []);
  expect(await installChromium(here)).toBeUndefined();
  expect(here.asked).toEqual([]);
});

test("root gets the light Chromium, and nothing more where it exists", async () => {
  const here = machine([], ["chromium", light]);
  expect(await installChromium(here)).toBeUndefined();
  expect(here.asked).toEqual(["update", light]);
});

test("a system without the light one gets the whole one", async () => {
  const here = machine([], ["chromium"]);
  expect(await installChromium(here)).toBeUndefined();
  expect(here.asked).toEqual(["update", light, "chromium"]);
});

test("the light one joins a whole one where the system knows it, and else nobody is kept waiting", async () => {
  const knowing = machine(["chromium"], [light]);
  expect(await installChromium(knowing)).toBeUndefined();
  expect(knowing.asked).toEqual([light]);
  const ignorant = machine(["chromium"], [light], []);
  expect(await installChromium(ignorant)).toBeUndefined();
  expect(ignorant.asked).toEqual([]);
});

test("a Chromium that was chosen is enough", async () => {
  const here = { ...machine(["chromium"], [light]), isChosen: true };
  expect(await installChromium(here)).toBeUndefined();
  expect(here.asked).toEqual([]);
});

test("what cannot be installed is told with the reason", async () => {
  const missing = await installChromium(machine([], []));
  expect(missing).toContain("apt-get install chromium");
  expect(missing).toContain("Unable to locate package chromium");
});

test("who may not install packages uses what is there, or is told which one is missing", async () => {
  const here = { ...machine([], ["chromium"]), isRoot: false };
  expect(await installChromium(here)).toContain("apt-get install chromium");
  expect(here.asked).toEqual([]);
  expect(await installChromium({ ...machine(["chromium"], [light]), isRoot: false })).toBeUndefined();
});

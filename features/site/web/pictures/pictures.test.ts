import { readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import type { Picture } from "./picture.ts";
import { pictureSet } from "./picture-address.ts";
import { pictures } from "./pictures.gen.ts";

const publicFolder = resolve(import.meta.dirname, "../../../../apps/landing/public");

const addresses = Object.entries<Picture>(pictures).flatMap(([name, picture]) =>
  (["light", "dark"] as const).flatMap((theme) =>
    (["avif", "webp"] as const).flatMap((format) =>
      pictureSet(name, picture, theme, format)
        .split(", ")
        .map((candidate) => candidate.split(" ")[0] ?? ""),
    ),
  ),
);
const sizeOf = (address: string) => statSync(join(publicFolder, address)).size;

test("every address of a picture leads to a file, and no file is left over", () => {
  const files = readdirSync(join(publicFolder, "assets/pictures")).map((file) => `/assets/pictures/${file}`);
  expect([...addresses].sort()).toEqual(files.sort());
});

test("a picture has the widths 320 and 640 at least, and none that is not asked for", () => {
  for (const { widths } of Object.values<Picture>(pictures)) {
    expect(widths.slice(0, 2)).toEqual([320, 640]);
    expect([320, 640, 1024, 1920]).toEqual(expect.arrayContaining([...widths]));
  }
});

test("what may be the largest thing that is painted first weighs less than 60 kB, and all together less than 4 MB", () => {
  const painted = addresses.filter((address) => /-(320|640|1024)\.\w+\.avif$/.test(address));
  for (const address of painted) expect(sizeOf(address), address).toBeLessThan(60_000);
  expect(addresses.map(sizeOf).reduce((sum, size) => sum + size, 0)).toBeLessThan(4_000_000);
});

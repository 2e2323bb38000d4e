import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { root } from "../setup/root.ts";

export const artFolder = join(root, "apps/landing/public/assets/pictures");

const widths = [320, 640, 1024, 1920];
const webpQuality = 75;
/** AVIF at 50 looks as WebP does at 75; thin lines and small words need more. */
const avifQuality = 60;

/** The widths in which a picture of this many pixels is made: none larger than it is. */
export function widthsFor(widthPx: number): number[] {
  return widths.filter((width) => width <= widthPx);
}

/**
 * Writes a picture in all widths and formats, in place of the ones that were there; answers with the hash in their
 * names. One that looks like the picture that is there leaves it as it is: times and ids differ each time.
 */
export async function writeArt(name: string, png: Buffer): Promise<string> {
  const { width = 0 } = await sharp(png).metadata();
  const sizes = widthsFor(width);
  const kept = await findSame(name, png, sizes);
  if (kept) return kept;
  const files = await Promise.all(sizes.map(async (size) => ({ size, ...(await encode(png, size)) })));
  const hash = createHash("sha256");
  for (const { webp, avif } of files) hash.update(webp).update(avif);
  const version = hash.digest("hex").slice(0, 8);
  await mkdir(artFolder, { recursive: true });
  await removeArt(name);
  for (const { size, webp, avif } of files) {
    await writeFile(join(artFolder, `${name}-${size}.${version}.webp`), webp);
    await writeFile(join(artFolder, `${name}-${size}.${version}.avif`), avif);
  }
  return version;
}

async function encode(png: Buffer, width: number): Promise<{ webp: Buffer; avif: Buffer }> {
  const resized = sharp(png).resize({ width, kernel: "lanczos3" });
  const [webp, avif] = await Promise.all([
    resized.clone().webp({ quality: webpQuality, effort: 6 }).toBuffer(),
    // Text has coloured edges when colours are kept at half the width.
    resized.clone().avif({ quality: avifQuality, effort: 2, chromaSubsampling: "4:4:4" }).toBuffer(),
  ]);
  return { webp, avif };
}

async function removeArt(name: string): Promise<void> {
  for (const file of globSync(`${name}-{320,640,1024,1920}.*`, { cwd: artFolder }))
    await rm(join(artFolder, file));
}

/** A pixel differs when one of its colours does by more than this, of 255. */
const tolerance = 60;
/** So many pixels of a thousand may differ: a few figures, not a sentence. */
const fewPermille = 4;

/** The hash of the picture that is there, when this one looks the same. */
async function findSame(name: string, png: Buffer, sizes: number[]): Promise<string | undefined> {
  const [file] = globSync(`${name}-${sizes.at(-1)}.*.webp`, { cwd: artFolder });
  const version = /\.(\w{8})\.webp$/.exec(file ?? "")?.[1];
  if (!file || !version) return undefined;
  const [before, now] = await Promise.all([
    pixels(sharp(await readFile(join(artFolder, file)))),
    pixels(sharp(png).resize({ width: sizes.at(-1) ?? 0 })),
  ]);
  if (before.length !== now.length) return undefined;
  let different = 0;
  for (let index = 0; index < now.length; index += 3) {
    if (differs(before, now, index)) different += 1;
  }
  return (different * 3 * 1_000) / now.length <= fewPermille ? version : undefined;
}

function differs(before: Buffer, now: Buffer, index: number): boolean {
  return [index, index + 1, index + 2].some((at) => Math.abs((before[at] ?? 0) - (now[at] ?? 0)) > tolerance);
}

function pixels(image: Sharp): Promise<Buffer> {
  return image.removeAlpha().raw().toBuffer();
}

import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { root } from "../setup/root.ts";

export const artFolder = join(root, "apps/landing/public/assets/pictures");

const widths = [320, 640, 1024, 1920];
const webpQuality = 75;
/** AVIF at 50 looks like WebP at 75. Thin lines and small text need more. */
const avifQuality = 60;

/** The widths for a picture of this size. None is larger than the picture. */
export function widthsFor(widthPx: number): number[] {
  return widths.filter((width) => width <= widthPx);
}

/**
 * Writes a picture in all widths and formats and replaces the existing one. Returns the hash in the file
 * names. Keeps the existing picture if it looks the same, because times and ids always differ.
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
    // Chroma subsampling would give text coloured edges.
    resized.clone().avif({ quality: avifQuality, effort: 2, chromaSubsampling: "4:4:4" }).toBuffer(),
  ]);
  return { webp, avif };
}

async function removeArt(name: string): Promise<void> {
  for (const file of globSync(`${name}-{320,640,1024,1920}.*`, { cwd: artFolder }))
    await rm(join(artFolder, file));
}

/** A pixel differs when a colour channel differs by more than this (of 255). */
const tolerance = 60;
/** The tolerated share of different pixels, in permille: some digits, not a sentence. */
const fewPermille = 4;

/** The hash of the existing picture, if it looks the same. */
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

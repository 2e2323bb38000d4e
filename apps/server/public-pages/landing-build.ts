import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { LandingPage } from "#features/site/contract/landing-page.ts";
import type { LegalPage } from "#features/site/contract/legal-page.ts";
import { splitFonts } from "./split-fonts.ts";

/** What the build of the landing page left for the server. */
export interface LandingBuild {
  /** What stands in the body, as HTML. */
  renderLanding(page: LandingPage): string;
  renderLegal(page: LegalPage): string;
  /** The style sheet that stands in the head. */
  styles: string;
  /** Of it the fonts that are fetched. */
  fonts: string;
  /** The script before the first paint, and the one that loads the rest when the browser is idle. */
  scripts: { firstPaint: string; boot: string };
}

/**
 * The way to the build below `folder`, undefined when there is none. It is read when the first page is wanted, so that
 * no start waits for it.
 */
export function findLandingBuild(folder: string): (() => Promise<LandingBuild>) | undefined {
  const manifestFile = join(folder, "public/.vite/manifest.json");
  const renderFile = join(folder, "render/render.js");
  if (!existsSync(manifestFile) || !existsSync(renderFile)) return undefined;
  let reading: Promise<LandingBuild> | undefined;
  return () => {
    reading ??= readLandingBuild(folder, manifestFile, renderFile);
    return reading;
  };
}

async function readLandingBuild(
  folder: string,
  manifestFile: string,
  renderFile: string,
): Promise<LandingBuild> {
  const manifest: Record<string, BuiltFile> = JSON.parse(await readFile(manifestFile, "utf8"));
  const client = manifest["client.ts"];
  if (!client) throw new Error("The build of the landing page has no client.");
  const sheets = (client.css ?? []).map((file) => readFile(join(folder, "public", file), "utf8"));
  const { renderLanding, renderLegal, scripts } = await import(pathToFileURL(renderFile).href);
  return {
    renderLanding,
    renderLegal,
    ...splitFonts((await Promise.all(sheets)).join("").trim()),
    scripts: {
      firstPaint: scripts.firstPaint.trim(),
      boot: scripts.boot.trim().replace("%CLIENT%", `/${client.file}`),
    },
  };
}

interface BuiltFile {
  file: string;
  css?: string[];
}

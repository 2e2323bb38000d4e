import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type PageScripts, type Renderer, renderApart } from "./render-apart.ts";
import { splitFonts } from "./split-fonts.ts";

/** The build of the landing page, as the server needs it. */
export interface LandingBuild {
  render: Pick<Renderer, "landing" | "legal">;
  /** The inlined style sheet. */
  styles: string;
  /** Its font rules, loaded later. */
  fonts: string;
  scripts: PageScripts;
}

/**
 * A reader of the build below `folder`. Undefined when there is none. The build is read with the first page,
 * so that no start waits for it.
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
  const render = renderApart(renderFile);
  const scripts = await render.scripts();
  return {
    render,
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

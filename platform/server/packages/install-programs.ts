import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { type DebianPackages, debianPackages } from "./debian-packages.ts";

/** A program and the Debian packages it needs. */
export interface PackagedProgram {
  program: string;
  packages: readonly string[];
}

/**
 * Ensures the programs exist: as root on Debian it installs missing ones. Returns what is still missing with
 * instructions, or undefined.
 */
export async function installPrograms(
  wanted: readonly PackagedProgram[],
  {
    isThere = isProgram,
    isRoot = process.getuid?.() === 0,
    packages = debianPackages as Pick<DebianPackages, "refresh" | "install">,
  } = {},
): Promise<string | undefined> {
  const listMissing = () => wanted.filter(({ program }) => !isThere(program));
  const missing = listMissing();
  if (missing.length === 0) return undefined;
  if (!isRoot) return advise(missing);
  await packages.refresh();
  const output = await packages.install(missing.flatMap((one) => one.packages));
  const still = listMissing();
  return still.length > 0 ? `${advise(still)}\n${output.slice(-1_000)}` : undefined;
}

function advise(missing: readonly PackagedProgram[]): string {
  const programs = missing.map(({ program }) => program).join(", ");
  const names = missing.flatMap(({ packages }) => packages).join(" ");
  return `Missing: ${programs}. On Debian: apt-get install ${names}`;
}

/** Whether a program of this name is on the PATH. */
export function isProgram(name: string): boolean {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

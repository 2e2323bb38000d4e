import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { type DebianPackages, debianPackages } from "./debian-packages.ts";

/** A program that comes with a package of Debian, or with one of several that it needs. */
export interface PackagedProgram {
  program: string;
  packages: readonly string[];
}

/**
 * Makes sure that the programs are there: root on Debian gets what is missing installed. Answers with what is missing
 * all the same and how to get it, or with nothing.
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

/** Whether a program of this name can be started. */
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

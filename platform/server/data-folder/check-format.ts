import { randomUUID } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../config/start-error.ts";

/** Raised by one when an older version of the product can no longer open the folder. */
export const dataFormat = 1;

/** Throws for a folder of a newer version. Marks a new folder with the current format. */
export async function checkFormat(folder: string): Promise<void> {
  const path = join(folder, "version");
  const found = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (found === undefined) return mark(path);

  const format = Number(found.trim());
  if (format === dataFormat) return;
  if (format > dataFormat) {
    throw new StartError(
      `The data folder ${folder} was made by a newer version (format ${format}, this version knows ${dataFormat}).`,
      "Start that version, or set DATA_DIR to another folder.",
    );
  }
  throw new StartError(
    `The file ${path} is damaged: it should hold a number.`,
    `Write ${dataFormat} into it if the folder was made by this version.`,
  );
}

async function mark(path: string) {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, `${dataFormat}\n`);
  await rename(draft, path);
}

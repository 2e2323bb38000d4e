import { readFile } from "node:fs/promises";
import type { DeclaredFeature } from "#features/site/server/index.ts";

const folder = new URL("../../features/", import.meta.url);

let read: Promise<DeclaredFeature[]> | undefined;

/** The features of this checkout with their dependencies and READMEs. Read once. */
export function readDeclaredFeatures(): Promise<DeclaredFeature[]> {
  read ??= readAll().catch((error: unknown) => {
    read = undefined;
    throw error;
  });
  return read;
}

async function readAll(): Promise<DeclaredFeature[]> {
  const graph: Record<string, string[]> = JSON.parse(await readFile(new URL("graph.json", folder), "utf8"));
  return Promise.all(
    Object.entries(graph).map(async ([id, uses]) => ({
      id,
      uses,
      readme: await readFile(new URL(`${id}/README.md`, folder), "utf8"),
    })),
  );
}

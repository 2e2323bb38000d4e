import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Protocol } from "./derive-protocol.ts";

const libraryFolder = dirname(dirname(fileURLToPath(import.meta.resolve("stripe"))));
/** Inputs of the derivation. A change of the library or of these files makes another cache file. */
const sources = ["derive-protocol.ts", "list-operations.ts", "schema-writer.ts"];

let known: Promise<Protocol> | undefined;

/** The installed library's protocol, derived once per version and cached beside the packages. */
export function readProtocol(): Promise<Protocol> {
  known ??= readOrDerive();
  return known;
}

async function readOrDerive(): Promise<Protocol> {
  const kept = join(libraryFolder, "..", ".cache", "payment-protocol", `${fingerprint()}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, "utf8"));
  // The TypeScript compiler is large; a cached file avoids loading it.
  const { deriveProtocol } = await import("./derive-protocol.ts");
  const protocol = deriveProtocol(join(libraryFolder, "esm"));
  keep(kept, protocol);
  return protocol;
}

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const name of ["VERSION", "OPENAPI_VERSION", "package.json"]) {
    hash.update(readFileSync(join(libraryFolder, name)));
  }
  for (const name of sources) hash.update(readFileSync(join(import.meta.dirname, name)));
  return hash.digest("hex").slice(0, 24);
}

/** Concurrent tests may all derive: each writes its own file and renames it; the last one wins. */
function keep(path: string, protocol: Protocol): void {
  const own = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(own, JSON.stringify(protocol));
    renameSync(own, path);
  } catch {
    // Read-only packages: derived anew each time.
  }
}

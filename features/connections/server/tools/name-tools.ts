import { createHash } from "node:crypto";

const maxCharacters = 64;

/** The beginning of a connection's tool names: from its name, and free. */
export function prefixFor(name: string, taken: readonly string[]): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "")
    .replace(/^[0-9]+/, "");
  const base = plain.slice(0, 16) || "connection";
  for (let number = 1; ; number += 1) {
    const prefix = number === 1 ? base : `${base}${number}`;
    if (!taken.includes(prefix)) return prefix;
  }
}

/** The name for models of a tool, at most 64 characters and none of `taken`. */
export function toolNameFor(prefix: string, remoteName: string, taken: ReadonlySet<string>): string {
  const plain = remoteName
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "");
  const name = `${prefix}_${plain || "tool"}`.slice(0, maxCharacters).replace(/_+$/, "");
  if (!taken.has(name)) return name;
  const digest = createHash("sha256").update(remoteName).digest("hex");
  for (let length = 6; ; length += 2) {
    const longer = `${name.slice(0, maxCharacters - length - 1)}_${digest.slice(0, length)}`;
    if (!taken.has(longer)) return longer;
  }
}

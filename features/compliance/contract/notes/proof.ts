import type { Hash } from "../tree/hashes.ts";
import { fromBase64, toBase64 } from "./base64.ts";

/** That an entry stands in a log: https://c2sp.org/tlog-proof. The entry itself is the extra line. */
export interface Proof {
  entry: Uint8Array;
  index: number;
  /** From the sibling of the leaf up to the child of the root. */
  hashes: readonly Hash[];
  /** The signed checkpoint. */
  note: string;
}

const firstLine = "c2sp.org/tlog-proof@v1";

export function formatProof({ entry, index, hashes, note }: Proof): string {
  const lines = [firstLine, `extra ${toBase64(entry)}`, `index ${index}`, ...hashes.map(toBase64)];
  return `${lines.join("\n")}\n\n${note}`;
}

/** Reads a proof. Undefined when it is malformed, or does not carry its entry. */
export function parseProof(text: string): Proof | undefined {
  const end = text.indexOf("\n\n");
  if (end < 0) return undefined;
  const [first, extra, place, ...encoded] = text.slice(0, end).split("\n");
  const entry = extra?.startsWith("extra ") ? fromBase64(extra.slice(6)) : undefined;
  const digits = /^index (0|[1-9][0-9]{0,15})$/.exec(place ?? "")?.[1];
  const hashes = encoded.map((line) => fromBase64(line));
  if (first !== firstLine || !entry || !digits || !Number.isSafeInteger(Number(digits))) return undefined;
  if (!hashes.every((hash) => hash?.length === 32)) return undefined;
  return { entry, index: Number(digits), hashes: hashes as Hash[], note: text.slice(end + 2) };
}

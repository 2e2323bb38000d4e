import type { Hash } from "../tree/hashes.ts";
import { fromBase64, toBase64 } from "./base64.ts";

/** The state of a log at a moment: https://c2sp.org/tlog-checkpoint. */
export interface Checkpoint {
  origin: string;
  size: number;
  root: Hash;
}

export function formatCheckpoint({ origin, size, root }: Checkpoint): string {
  return `${origin}\n${size}\n${toBase64(root)}\n`;
}

/** Reads the text of a checkpoint. Undefined when it is malformed. */
export function parseCheckpoint(text: string): Checkpoint | undefined {
  const [origin, digits, encoded, ...rest] = text.split("\n");
  const root = fromBase64(encoded ?? "");
  if (!origin || !digits || !/^(0|[1-9][0-9]{0,15})$/.test(digits) || root?.length !== 32) return undefined;
  const size = Number(digits);
  return rest[0] === "" && rest.length === 1 && Number.isSafeInteger(size)
    ? { origin, size, root }
    : undefined;
}

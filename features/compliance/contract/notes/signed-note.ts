import { areEqual, type Sha256 } from "../tree/hashes.ts";
import { fromBase64, toBase64 } from "./base64.ts";
import { isKeyName, keyId, type VerifierKey } from "./verifier-key.ts";

/** A line under a note. `signature` is what follows the four bytes of the key's id. */
export interface SignatureLine {
  name: string;
  keyId: Uint8Array;
  signature: Uint8Array;
}

export interface SignedNote {
  /** Ends with a line feed. It is what keys of a log sign. */
  text: string;
  lines: SignatureLine[];
}

const longestNote = 1_000_000;
const mostLines = 100;

export function formatSignatureLine({ name, keyId: id, signature }: SignatureLine): string {
  return `— ${name} ${toBase64(Uint8Array.of(...id, ...signature))}\n`;
}

export function formatNote({ text, lines }: SignedNote): string {
  return `${text}\n${lines.map(formatSignatureLine).join("")}`;
}

/** Reads a note of https://c2sp.org/signed-note. Undefined when it is malformed. */
export function parseNote(note: string): SignedNote | undefined {
  if (note.length > longestNote || !note.isWellFormed() || hasControlCharacters(note)) return undefined;
  const end = note.lastIndexOf("\n\n");
  if (end < 0 || !note.endsWith("\n")) return undefined;
  const rows = note.slice(end + 2, -1).split("\n");
  if (rows.length > mostLines) return undefined;
  const lines = rows.map(parseSignatureLine);
  return lines.every((line) => line !== undefined) ? { text: note.slice(0, end + 1), lines } : undefined;
}

function hasControlCharacters(text: string): boolean {
  return Array.prototype.some.call(text, (character: string) => {
    const code = character.charCodeAt(0);
    return (code < 0x20 && character !== "\n") || code === 0x7f;
  });
}

export function parseSignatureLine(row: string): SignatureLine | undefined {
  const [dash, name, encoded, ...more] = row.split(" ");
  const bytes = fromBase64(encoded ?? "");
  if (dash !== "—" || !name || !isKeyName(name) || !bytes || bytes.length < 5 || more.length > 0)
    return undefined;
  return { name, keyId: bytes.subarray(0, 4), signature: bytes.subarray(4) };
}

/** The lines of a note that this key may have written. */
export function linesOf(sha256: Sha256, { lines }: SignedNote, key: VerifierKey): SignatureLine[] {
  const id = keyId(sha256, key);
  return lines.filter((line) => line.name === key.name && areEqual(line.keyId, id));
}

import { fromBase64, toHex } from "../notes/base64.ts";
import type { Sha256 } from "../tree/hashes.ts";
import { type Finding, finding, WrongError } from "./finding.ts";
import { say } from "./said.ts";

/** A sealed field of an event that somebody disclosed: one line of an openings file. */
export interface Opening {
  /** Of the event. */
  id: string;
  name: string;
  /** Base64 of 32 bytes. */
  salt: string;
  value: string;
}

const blockBytes = 64;
const encoder = new TextEncoder();

export function formatOpenings(openings: readonly Opening[]): string {
  return openings.map((opening) => `${JSON.stringify(opening)}\n`).join("");
}

/** The openings of a file, by event. Throws WrongError for a line that is none. */
export function parseOpenings(text: string): Map<string, Opening[]> {
  const byEvent = new Map<string, Opening[]>();
  for (const [number, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const opening = readOpening(line);
    if (!opening)
      throw new WrongError(say`Line ${number + 1} of the disclosed fields cannot be read.`, "incomplete");
    byEvent.set(opening.id, [...(byEvent.get(opening.id) ?? []), opening]);
  }
  return byEvent;
}

/** The id of the event that an entry is. Undefined for a checkpoint. */
export function eventIdOf(entry: Uint8Array): string | undefined {
  try {
    const { id } = JSON.parse(new TextDecoder().decode(entry)) as { id?: unknown };
    return typeof id === "string" ? id : undefined;
  } catch {
    return undefined;
  }
}

/** Compares disclosed fields with what the event committed to. Throws WrongError at the first that differs. */
export function checkOpenings(sha256: Sha256, entry: Uint8Array, openings: readonly Opening[]): Finding[] {
  const { c = {} } = JSON.parse(new TextDecoder().decode(entry)) as { c?: Record<string, unknown> };
  return openings.map(({ id, name, salt, value }) => {
    const key = fromBase64(salt);
    if (!key || c[name] !== toHex(hmac(sha256, key, encoder.encode(`${name}\0${value}`)))) {
      throw new WrongError(say`The disclosed field ${name} is not what event ${id} recorded.`);
    }
    return finding("passed", say`The disclosed field ${name} is what event ${id} recorded.`);
  });
}

/** HMAC-SHA256: RFC 2104. Keys are shorter than a block. */
function hmac(sha256: Sha256, key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(blockBytes);
  padded.set(key.length > blockBytes ? sha256(key) : key);
  const inner = padded.map((byte) => byte ^ 0x36);
  const outer = padded.map((byte) => byte ^ 0x5c);
  return sha256(outer, sha256(inner, message));
}

function readOpening(line: string): Opening | undefined {
  try {
    const { id, name, salt, value } = JSON.parse(line) as Partial<Record<keyof Opening, unknown>>;
    const isWhole = [id, name, salt, value].every((field) => typeof field === "string");
    return isWhole ? ({ id, name, salt, value } as Opening) : undefined;
  } catch {
    return undefined;
  }
}

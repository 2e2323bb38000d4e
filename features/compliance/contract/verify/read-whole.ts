import type { ArchiveReader } from "../archives/archive-reader.ts";
import { WrongError } from "./finding.ts";

/** A file of an archive in memory. Nothing when there is none. Throws WrongError for one that is larger. */
export async function readWhole(reader: ArchiveReader, name: string, mostBytes: number): Promise<Uint8Array> {
  if (!reader.names.includes(name)) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of reader.read(name)) {
    parts.push(part);
    length += part.length;
    if (length > mostBytes)
      throw new WrongError(`${name} is larger than any that the product writes.`, "incomplete");
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

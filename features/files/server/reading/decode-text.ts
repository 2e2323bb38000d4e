import { ProblemError } from "./problem-error.ts";

/** Decodes text as its byte order mark says, else as UTF-8, else as Windows-1252. */
export function decodeText(content: Buffer): string {
  const mark = content.length >= 2 ? content.readUInt16BE(0) : 0;
  if (mark === 0xfffe) return new TextDecoder("utf-16le").decode(content);
  if (mark === 0xfeff) return new TextDecoder("utf-16be").decode(content);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch (error) {
    if (content.includes(0)) throw new ProblemError("unsupported", { cause: error });
    return new TextDecoder("windows-1252").decode(content);
  }
}

import { ImportProblem } from "./import-problem.ts";

const mostDepth = 200;
const mostElementBytes = 64_000_000;

const [quote, backslash, comma, open, close, openObject, closeObject] = [
  0x22, 0x5c, 0x2c, 0x5b, 0x5d, 0x7b, 0x7d,
];

/**
 * Cuts a stream of JSON bytes into the elements of its top array, without holding more than one of them. A single
 * object counts as one element. Throws ImportProblem for nesting or elements beyond the limits, and at the end of a
 * file that was cut off.
 */
export function splitArray(onElement: (json: string) => void) {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let pieces: Uint8Array[] = [];
  let size = 0;
  let depth = 0;
  let base: 0 | 1 | undefined;
  let isInText = false;
  let isEscaped = false;

  const keep = (bytes: Uint8Array) => {
    if (bytes.length === 0) return;
    size += bytes.length;
    if (size > mostElementBytes)
      throw new ImportProblem("One conversation in this file is larger than 64 MB.");
    pieces.push(bytes);
  };
  const flush = () => {
    const whole = new Uint8Array(size);
    let at = 0;
    for (const piece of pieces) {
      whole.set(piece, at);
      at += piece.length;
    }
    pieces = [];
    size = 0;
    const json = textOf(decoder, whole).trim();
    if (json !== "") onElement(json);
  };

  return {
    push(bytes: Uint8Array): void {
      let start = 0;
      for (let at = 0; at < bytes.length; at += 1) {
        const byte = bytes[at];
        if (isInText) {
          if (isEscaped) isEscaped = false;
          else if (byte === backslash) isEscaped = true;
          else if (byte === quote) isInText = false;
          continue;
        }
        if (byte === quote) isInText = true;
        else if (byte === open || byte === openObject) {
          if (base === undefined) {
            base = byte === open ? 1 : 0;
            start = at + base;
          }
          depth += 1;
          if (depth > mostDepth) throw new ImportProblem("This file is nested too deeply.");
        } else if (byte === close || byte === closeObject) {
          depth -= 1;
          if (depth === 0 && base !== undefined) {
            keep(bytes.slice(start, base === 1 ? at : at + 1));
            flush();
            start = at + 1;
          }
        } else if (byte === comma && depth === 1 && base === 1) {
          keep(bytes.slice(start, at));
          flush();
          start = at + 1;
        }
      }
      if (depth > 0) keep(bytes.slice(start));
    },
    end(): void {
      if (base === undefined)
        throw new ImportProblem("This is no export: choose the zip file or conversations.json.");
      if (depth !== 0 || isInText) throw new ImportProblem("This file is not complete. Download it again.");
    },
  };
}

function textOf(decoder: TextDecoder, bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new ImportProblem("This file is damaged: it is not UTF-8 text. Download it again.");
  }
}

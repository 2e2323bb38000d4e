import { inflateSync } from "node:zlib";

/** Only a hostile file has more streams. */
const mostStreams = 100;
const mostStreamBytes = 1_048_576;

/** The number of pages a PDF claims. Undefined when it cannot be read or the bytes are no PDF. */
export function countPdfPages(bytes: Buffer): number | undefined {
  const text = bytes.toString("latin1");
  const parts = [text, ...objectStreamsOf(bytes, text)];
  const counts = parts.map((part) => Math.max(pagesIn(part), totalIn(part)));
  const count = Math.max(counts[0] ?? 0, ...counts, sumOf(parts.map(pagesIn)));
  return count > 0 ? count : undefined;
}

/** Each page is an object. */
function pagesIn(text: string): number {
  return text.match(/\/Type\s{0,8}\/Page(?![A-Za-z])/g)?.length ?? 0;
}

/** The root of the page tree has the total. */
function totalIn(text: string): number {
  const found = [
    ...text.matchAll(/\/Type\s{0,8}\/Pages\b[^>]{0,300}?\/Count\s{1,8}(\d{1,6})/g),
    ...text.matchAll(/\/Count\s{1,8}(\d{1,6})[^>]{0,300}?\/Type\s{0,8}\/Pages\b/g),
  ];
  return Math.max(0, ...found.map(([, count]) => Number(count)));
}

/** Since PDF 1.5, objects may be in compressed streams. */
function objectStreamsOf(bytes: Buffer, text: string): string[] {
  return [...text.matchAll(/\/ObjStm\b/g)].slice(0, mostStreams).flatMap(({ index }) => {
    const start = /stream\r?\n/.exec(text.slice(index, index + 500));
    if (!start) return [];
    const from = index + start.index + start[0].length;
    try {
      const options = { maxOutputLength: mostStreamBytes };
      return [inflateSync(bytes.subarray(from, from + mostStreamBytes), options).toString("latin1")];
    } catch {
      // Another compression, encrypted or damaged.
      return [];
    }
  });
}

function sumOf(counts: number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** One segment of a source map's line: the source position of generated code from `column` on, if known. */
export interface Segment {
  column: number;
  source?: number;
  line?: number;
  sourceColumn?: number;
}

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const valueOfDigit = new Map([...digits].map((digit, value) => [digit, value]));

/** Decodes the `mappings` of a source map (ECMA-426) into lines of segments, in order. */
export function decodeMappings(mappings: string): Segment[][] {
  let [source, line, sourceColumn] = [0, 0, 0];
  return mappings.split(";").map((text) => {
    let column = 0;
    return text
      .split(",")
      .filter(Boolean)
      .map((part) => {
        const [columns = 0, sources, lines = 0, sourceColumns = 0] = readNumbers(part);
        column += columns;
        if (sources === undefined) return { column };
        source += sources;
        line += lines;
        sourceColumn += sourceColumns;
        return { column, source, line, sourceColumn };
      });
  });
}

export function encodeMappings(lines: Segment[][]): string {
  let last = { source: 0, line: 0, sourceColumn: 0 };
  return lines
    .map((segments) => {
      let column = 0;
      return segments
        .map((segment) => {
          const columns = segment.column - column;
          column = segment.column;
          const { source, line = 0, sourceColumn = 0 } = segment;
          if (source === undefined) return writeNumbers([columns]);
          const steps = [source - last.source, line - last.line, sourceColumn - last.sourceColumn];
          last = { source, line, sourceColumn };
          return writeNumbers([columns, ...steps]);
        })
        .join(",");
    })
    .join(";");
}

/** Decodes base64 VLQ (ECMA-426): five bits per digit, lowest first; the lowest bit of a number is its sign. */
function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const digit of text) {
    const bits = valueOfDigit.get(digit) ?? 0;
    value |= (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? -(value >>> 1) : value >>> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}

function writeNumbers(numbers: number[]): string {
  let text = "";
  for (const number of numbers) {
    let rest = number < 0 ? (-number << 1) | 1 : number << 1;
    do {
      const bits = rest & 31;
      rest >>>= 5;
      text += digits[rest > 0 ? bits | 32 : bits];
    } while (rest > 0);
  }
  return text;
}

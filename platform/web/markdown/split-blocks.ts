/** A piece of Markdown that renders independently of its neighbours. */
export type MarkdownBlock =
  | { kind: "markdown"; text: string }
  | { kind: "code"; language: string; code: string; isClosed: boolean };

export interface PlacedBlock {
  block: MarkdownBlock;
  /** Offset of the block in the split text. */
  offset: number;
  /**
   * False while its first line may still grow. The block may then still turn out to continue the previous
   * one.
   */
  hasWholeFirstLine: boolean;
}

/** Splits Markdown where no construct crosses: at blank lines outside of lists, and at code fences. */
export function splitBlocks(text: string): PlacedBlock[] {
  const placed: PlacedBlock[] = [];
  let open: OpenBlock | undefined;
  const finish = () => {
    if (open) placed.push(close(open));
    open = undefined;
  };

  for (const line of readLines(text)) {
    if (open?.kind === "fence") {
      if (closesFence(line.text, open)) {
        open.isClosed = true;
        finish();
      } else {
        open.lines.push(line.text);
      }
      continue;
    }
    const fence = openFence(line.text);
    if (fence) {
      finish();
      open = {
        kind: "fence",
        ...fence,
        lines: [],
        isClosed: false,
        offset: line.offset,
        isWhole: line.isWhole,
      };
      continue;
    }
    if (line.text.trim() === "") {
      if (open) open.blanks += 1;
      continue;
    }
    if (open && open.blanks > 0 && !continues(open, line.text)) finish();
    if (!open) {
      open = { kind: kindOf(line.text), lines: [], blanks: 0, offset: line.offset, isWhole: line.isWhole };
    }
    for (; open.blanks > 0; open.blanks -= 1) open.lines.push("");
    open.lines.push(line.text);
  }
  finish();
  return placed;
}

type OpenBlock = OpenFence | OpenText;

interface OpenFence {
  kind: "fence";
  indent: number;
  marker: string;
  language: string;
  lines: string[];
  isClosed: boolean;
  offset: number;
  isWhole: boolean;
}

interface OpenText {
  kind: "list" | "indented" | "other";
  lines: string[];
  /** Blank lines since the last text. They belong to the block only if it continues. */
  blanks: number;
  offset: number;
  isWhole: boolean;
}

const listMarker = /^ {0,3}(?:[-+*]|\d{1,9}[.)])(?:\s|$)/;

function kindOf(line: string): OpenText["kind"] {
  if (listMarker.test(line)) return "list";
  return /^(?: {4}|\t)/.test(line) ? "indented" : "other";
}

/** Whether a line after a blank one continues the open block. */
function continues(open: OpenText, line: string): boolean {
  if (open.kind === "list") return /^(?: {2}|\t)/.test(line) || listMarker.test(line);
  return open.kind === "indented" && kindOf(line) === "indented";
}

function openFence(line: string): Pick<OpenFence, "indent" | "marker" | "language"> | undefined {
  const found = /^( {0,3})(`{3,}|~{3,})(.*)$/.exec(line);
  const [, indent = "", marker = "", rest = ""] = found ?? [];
  const info = rest.trim();
  if (!found || (marker.startsWith("`") && info.includes("`"))) return undefined;
  return { indent: indent.length, marker, language: info.split(/[\s,{]/, 1)[0] ?? "" };
}

function closesFence(line: string, fence: OpenFence): boolean {
  const found = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1];
  return found?.[0] === fence.marker[0] && (found?.length ?? 0) >= fence.marker.length;
}

function close(open: OpenBlock): PlacedBlock {
  const { offset, isWhole } = open;
  if (open.kind !== "fence") {
    return { block: { kind: "markdown", text: open.lines.join("\n") }, offset, hasWholeFirstLine: isWhole };
  }
  const code = open.lines.map((line) => line.replace(new RegExp(`^ {0,${open.indent}}`), "")).join("\n");
  const { language, isClosed } = open;
  return { block: { kind: "code", language, code, isClosed }, offset, hasWholeFirstLine: isWhole };
}

function* readLines(text: string): Generator<{ text: string; offset: number; isWhole: boolean }> {
  let offset = 0;
  while (offset < text.length) {
    const end = text.indexOf("\n", offset);
    const stop = end === -1 ? text.length : end;
    yield { text: text.slice(offset, stop).replace(/\r$/, ""), offset, isWhole: end !== -1 };
    offset = stop + 1;
  }
}

const longestMarkdown = 50_000;
const mostOpenings = 20;
const mostSigns = 1_000;
const deepestNesting = 30;
const mostUnderlines = 100;
const mostNestedItems = 300;
const opening = /<(?:!|\?)/g;
const underline = /^[\s>]*(?:=+|-+)\s*$/;
const nestedItem = /^[\s>]*(?:[-+*]|\d{1,9}[.)])\s+(?:[-+*]|\d{1,9}[.)])\s/;
const sign = /[[\]*_~`<&\\]|:\/\//g;

/**
 * Whether parsing a block could freeze the page. No person writes such blocks. The parser compares all
 * delimiters of a paragraph with each other, searches the rest of the text for the end of comments,
 * declarations and instructions, and recurses for nested quotes. So each of them has a limit, beside the
 * length.
 */
export function isCostlyMarkdown(markdown: string): boolean {
  if (markdown.length > longestMarkdown) return true;
  if (count(markdown, opening) > mostOpenings) return true;
  const lines = markdown.split("\n");
  if (lines.some((line) => countContainers(line) > deepestNesting)) return true;
  // For each of these the parser moves everything after it.
  if (lines.filter((line) => underline.test(line)).length > mostUnderlines) return true;
  if (lines.filter((line) => nestedItem.test(line)).length > mostNestedItems) return true;
  return count(markdown, sign) > mostSigns && hasCrowdedParagraph(lines);
}

function hasCrowdedParagraph(lines: readonly string[]): boolean {
  const isList = isItem(lines[0] ?? "");
  let isTable = false;
  let indent = 0;
  let signs = 0;
  for (const line of lines) {
    const lineIndent = line.length - line.trimStart().length;
    const beginsItem = isList && isItem(line) && lineIndent <= indent + longestMarker;
    if (beginsItem) indent = lineIndent;
    // Each table cell is parsed separately.
    isTable = isTable ? line.includes("|") : isRule(line);
    if (beginsItem || isTable || line.trim() === "") signs = 0;
    signs += count(line, sign);
    if (signs > mostSigns) return true;
  }
  return false;
}

/** Indented deeper below the last item, a line with a marker is part of its paragraph. */
const longestMarker = 5;

function isItem(line: string): boolean {
  return /^\s*(?:[-+*]|\d{1,9}[.)])\s/.test(line);
}

function isRule(line: string): boolean {
  return line.includes("|") && line.includes("-") && /^[\s|:-]+$/.test(line);
}

/** The number of quotes and items that one line nests. */
function countContainers(line: string): number {
  const [prefix = ""] = /^(?:\s|>|(?:[-+*]|\d{1,9}[.)])(?=\s))*/.exec(line) ?? [];
  return count(prefix, /[>+*-]|\d+/g);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

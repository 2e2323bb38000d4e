/**
 * Converts Markdown to plain text, line by line. Markup that carries meaning becomes text: the URL of a link,
 * the marker of a list item.
 */
export function markdownToText(markdown: string): string {
  let isCode = false;
  const lines = markdown.split("\n").flatMap((line) => {
    if (/^\s*(```|~~~)/.test(line)) {
      isCode = !isCode;
      return [];
    }
    if (isCode) return [line];
    return isTableRule(line) ? [] : [sayLine(line)];
  });
  return lines.join("\n");
}

function isTableRule(line: string): boolean {
  return line.includes("|") && /^[\s|:-]*-[\s|:-]*$/.test(line);
}

function sayLine(line: string): string {
  const text = line.replace(/(\\| {2,})$/, "");
  if (/^\s*([-*_])(\s*\1){2,}\s*$/.test(text)) return "";
  const said = sayInline(text)
    .replace(/^\s*(>\s?)+/, "")
    .replace(/^\s*#{1,6}\s+(.*?)(\s+#+)?\s*$/, "$1")
    .replace(/^(\s*)[-*+]\s+/, "$1• ");
  return unhide(/^\s*\|.*\|\s*$/.test(said) ? sayRow(said) : said);
}

function sayRow(row: string): string {
  const cells = row.trim().slice(1, -1).split("|");
  return cells.map((cell) => cell.trim()).join(" · ");
}

function sayInline(text: string): string {
  return text
    .replace(/\\([!-/:-@[-`{-~])/g, (_all, mark: string) => hide(mark))
    .replace(/(`+)(.+?)\1/g, (_all, _marks, code: string) => hide(code))
    .replace(
      /!?\[([^\]]*)\]\(\s*<?([^\s)>]*)>?(?:\s+"[^"]*")?\s*\)/g,
      (_all, label: string, address: string) => sayLink(label, address),
    )
    .replace(/<((?:https?:\/\/|mailto:)[^>\s]+)>/g, (_all, address: string) => hide(address))
    .replace(/(\*{1,3}|~~)(?=\S)(.*?\S)\1/g, "$2")
    .replace(/(?<![\p{L}\p{N}_])(_{1,3})(?=\S)(.*?\S)\1(?![\p{L}\p{N}_])/gu, "$2");
}

function sayLink(label: string, address: string): string {
  const place = address.replace(/^mailto:/, "");
  return place === "" || label === place ? label : `${label} (${hide(place)})`;
}

/** Hides escaped characters while markup is removed. */
function hide(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) + aside));
}

function unhide(text: string): string {
  return text.replace(/[\uE021-\uE07E]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - aside));
}

/** Private use characters, which no text contains. */
const aside = 0xe000;

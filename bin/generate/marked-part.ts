/** Replaces the text between the two marker lines of a generated part. Throws without the markers. */
export function replaceMarkedPart(text: string, name: string, part: string): string {
  const begin = `<!-- ${name}: begin (npm run generate) -->`;
  const end = `<!-- ${name}: end -->`;
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The lines that mark "${name}" are missing`);
  return `${text.slice(0, from)}${begin}\n${part}\n${text.slice(to)}`;
}

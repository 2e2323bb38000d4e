/** Where the lines of a value stand that are not empty, without the line feeds. */
export function placesOfLines(value: string): { start: number; end: number }[] {
  let start = 0;
  return value.split("\n").flatMap((line) => {
    const place = { start, end: start + line.length };
    start += line.length + 1;
    return line.trim() === "" ? [] : [place];
  });
}

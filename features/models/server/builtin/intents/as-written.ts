/** What was asked for, with the capitals of names and without marks and articles around it. */
export function asWritten(found: string, text: string): string {
  const query = found
    .replace(/^["'\s]+|["'\s]+$/g, "")
    .replace(/^(?:the|our|my|any|some|an?|das|die|den|dem|der|meine?n?|unsere?n?) (?=\S)/, "")
    .trim();
  const at = text.toLowerCase().indexOf(query);
  return at < 0 ? query : text.slice(at, at + query.length);
}

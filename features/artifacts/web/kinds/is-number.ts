/** Digits with the signs of numbers, of any language, and nothing that a spreadsheet would reckon with. */
export function isNumber(cell: string): boolean {
  return /^[-+−]?[\d.,' \u00a0]*\d\s*[%€$£]?$/.test(cell.trim());
}

/** "1,249.90" as "1.249,90", everywhere in a text of ours. */
export function numbersInGerman(text: string): string {
  return text.replace(
    /(?<![\w.,])\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\w])|(?<![\w.,])\d+\.\d+(?![\w])|(?<![\w.,])\d{4,}(?![\w.,:-])/g,
    inGerman,
  );
}

/** A number of four digits without any sign that may be a year stays as it is. */
function inGerman(number: string): string {
  const [whole = "", decimals] = number.replaceAll(",", "").split(".");
  const isGrouped =
    number.includes(",") || decimals !== undefined || whole.length > 4 || !/^(?:19|20)/.test(whole);
  const grouped = isGrouped ? whole.replace(/\B(?=(?:\d{3})+$)/g, ".") : whole;
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}

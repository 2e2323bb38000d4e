/** Parses "299", "299.00" or "$299" as 29900; null for empty text, undefined for an invalid amount. */
export function readAmount(typed: string): number | null | undefined {
  const text = typed.trim().replace(/^\$/, "");
  if (text === "") return null;
  if (!/^\d{1,6}([.,]\d{1,2})?$/.test(text)) return undefined;
  const cents = Math.round(Number(text.replace(",", ".")) * 100);
  return cents >= 100 ? cents : undefined;
}

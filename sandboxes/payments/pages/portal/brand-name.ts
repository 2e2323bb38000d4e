const names = new Map([
  ["visa", "Visa"],
  ["mastercard", "Mastercard"],
  ["amex", "American Express"],
]);

/** How a card's brand is written. */
export function brandName(brand: string): string {
  return names.get(brand) ?? brand;
}

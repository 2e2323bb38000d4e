/** Tax on an amount, in whole cents. Credits are taxed like charges. */
export function taxOf(percent: number, amountCents: number): number {
  return Math.sign(amountCents) * Math.round((Math.abs(amountCents) * percent) / 100) || 0;
}

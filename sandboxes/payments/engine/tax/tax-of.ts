/** Tax that is added to an amount, in whole cents; what is given back is taxed as what was taken. */
export function taxOf(percent: number, amountCents: number): number {
  return Math.sign(amountCents) * Math.round((Math.abs(amountCents) * percent) / 100) || 0;
}

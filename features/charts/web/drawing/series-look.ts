/** The colour of a series or slice: a token of both themes. */
export function seriesColor(index: number): string {
  return `var(--chart-${(index % 12) + 1})`;
}

/** Lines of one dozen are also told apart without colours. */
export function seriesDash(index: number): string | undefined {
  return [undefined, "7 3", "2 3"][Math.floor(index / 4) % 3];
}

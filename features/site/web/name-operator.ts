const operator = "the operator of this installation";

/** Puts words in the place that a legal text keeps for whoever runs the installation. */
export function nameOperator(text: string): string {
  return text.replace(/(^|\n|[.!?]\s+)?\{\{operator\}\}/g, (_place, before: string | undefined) =>
    before === undefined ? operator : `${before}${operator[0]?.toUpperCase()}${operator.slice(1)}`,
  );
}

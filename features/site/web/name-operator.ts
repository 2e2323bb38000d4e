/** Puts words in the place that a legal text keeps for whoever runs the installation. */
export function nameOperator(text: string): string {
  return text
    .replace(/(^|\n|[.!?]\s+)\{\{operator\}\}/g, "$1The operator of this installation")
    .replaceAll("{{operator}}", "the operator of this installation");
}

export interface FoundVariable {
  name: string;
  /** Where it stands first in the text. */
  start: number;
  end: number;
}

/** The variables in a text, `{{region}}`, each once, as the server reads them: spaces inside the braces are allowed. */
export function findVariables(text: string): FoundVariable[] {
  const found = new Map<string, FoundVariable>();
  for (const match of text.matchAll(/\{\{\s*([a-z][a-z0-9_]*)\s*\}\}/g)) {
    const name = match[1] ?? "";
    if (!found.has(name)) found.set(name, { name, start: match.index, end: match.index + match[0].length });
  }
  return [...found.values()];
}

/** Whether a name can be given to a variable of one's own. */
export function isVariableName(name: string): boolean {
  return /^[a-z][a-z0-9_]{0,39}$/.test(name);
}

export interface Replacement {
  find: string;
  replace_with: string;
}

/** Says how to repair a replacement. */
export class PassageError extends Error {
  override readonly name = "PassageError";
}

/**
 * A text with passages replaced, one after another. Throws a PassageError for one that does not stand there word for word,
 * or more than once: nobody would know which was meant.
 */
export function replacePassages(text: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((before, { find, replace_with: next }, index) => {
    const at = before.indexOf(find);
    const name = `The passage ${index + 1}`;
    if (at < 0)
      throw new PassageError(`${name} does not stand there word for word. Read the artifact again.`);
    if (before.includes(find, at + 1))
      throw new PassageError(`${name} stands there more than once. Give more of what is around it.`);
    return before.slice(0, at) + next + before.slice(at + find.length);
  }, text);
}

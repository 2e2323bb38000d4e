/** The contract's limit, in characters. */
const longestTitle = 200;

/** Why a title is invalid. Undefined when it is valid. */
export function findTitleProblem(title: string): string | undefined {
  const { length } = title.trim();
  if (length === 0) return "A conversation needs a title.";
  return length > longestTitle ? `${length} of ${longestTitle} characters: shorten it.` : undefined;
}

/** The error of a text that is too long; undefined while it fits. Surrounding spaces do not count. */
export function describeTooLong(text: string, longest: number): string | undefined {
  const { length } = text.trim();
  return length > longest ? `At most ${longest} characters; this has ${length}.` : undefined;
}

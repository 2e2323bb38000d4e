/** What is wrong with a text that is longer than may be stored; undefined while it fits. Spaces around it do not count. */
export function describeTooLong(text: string, longest: number): string | undefined {
  const { length } = text.trim();
  return length > longest ? `At most ${longest} characters; these are ${length}.` : undefined;
}

/** A stretch of a text: `start` inclusive, `end` exclusive, in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

/** Finds what has to be replaced. Takes time proportional to the text. */
export type Find = (text: string) => Span[];

export interface Rule {
  /** The name in the placeholders, e.g. EMAIL in [EMAIL_1]. */
  placeholder: string;
  find: Find;
}

/** Finds every match of `pattern`, which is global, that `isMeant`. */
export function matchesOf(pattern: RegExp, isMeant: (match: string) => boolean = () => true): Find {
  return (text) =>
    [...text.matchAll(pattern)]
      .filter(([match]) => match !== "" && isMeant(match))
      .map(({ index, 0: match }) => ({ start: index, end: index + match.length }));
}

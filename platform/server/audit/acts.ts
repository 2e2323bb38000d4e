/** A sentence or word in English and in German. */
export type Worded = readonly [english: string, german: string];

/**
 * What a feature records, in words. Sentences have places in braces: `{actor}` is who acted, `{agent}` the target of
 * that type (any type), `{fact.count}` a fact. A part in brackets is left out when one of its places is empty.
 */
export interface ActWords {
  /** The kinds of things, by their type in acts and targets. */
  nouns: Readonly<Record<string, Worded>>;
  /** The sentence of each act. */
  acts: Readonly<Record<`${string}.${string}`, Worded>>;
}

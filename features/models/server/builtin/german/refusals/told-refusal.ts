/** A sentence of a tool, and the same in German. The more exact ones stand first. */
export type ToldRefusal = [sentence: RegExp, german: string];

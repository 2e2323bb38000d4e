/** What a person is to an object, weakest first; each includes those before it. */
export const relations = ["viewer", "editor", "owner"] as const;
export type Relation = (typeof relations)[number];

/** Whether `has` is `needs` or stronger. */
export function reaches(has: Relation | undefined, needs: Relation): boolean {
  return has !== undefined && relations.indexOf(has) >= relations.indexOf(needs);
}

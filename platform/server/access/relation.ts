/** Relations of a person to an object, weakest first. Each includes those before it. */
export const relations = ["viewer", "commenter", "editor", "owner"] as const;
export type Relation = (typeof relations)[number];

/** Whether `has` is at least as strong as `needs`. */
export function reaches(has: Relation | undefined, needs: Relation): boolean {
  return has !== undefined && relations.indexOf(has) >= relations.indexOf(needs);
}

/** A relation that a grant gives. */
export type GrantedRelation = Exclude<Relation, "owner">;

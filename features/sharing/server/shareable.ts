import type { GrantedRelation } from "#platform/server/access/relation.ts";
import type { Ctx } from "#platform/server/context.ts";

/** A kind of object that people share. Its access table says who may `share` it and who may `see_access`. */
export interface Shareable {
  noun: string;
  /** Its table, with `workspace_id`, `id` and the owner's `user_id`. The expressions call its row `o`. */
  table: string;
  /** SQL of its name. */
  name: string;
  /** SQL of whether a row can be shared now, e.g. is not deleted. */
  isShown: string;
  /** The relations that make sense for it, weakest first. */
  relations: readonly GrantedRelation[];
  pathOf(id: string): string;
  /** Where its owner decides about requests. */
  sharePathOf(id: string): string;
  /**
   * Makes somebody else its owner, if it is still the giver's: of two transfers at once one happens. Returns whether it
   * did. As the product; the caller's right has been decided. Absent: it belongs to the owner of something else.
   */
  transfer?(
    ctx: Ctx,
    given: { workspaceId: string; id: string; fromId: string; toId: string },
  ): Promise<boolean>;
}

const shareables = new Map<string, Shareable>();

/** Declares a kind of object that can be shared. Idempotent. */
export function registerShareable(shareable: Shareable): void {
  shareables.set(shareable.noun, shareable);
}

export function shareableOf(noun: string): Shareable | undefined {
  return shareables.get(noun);
}

export function allShareables(): readonly Shareable[] {
  return [...shareables.values()];
}

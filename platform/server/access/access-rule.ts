import type { Ctx } from "../context.ts";
import type { Relation } from "./relation.ts";
import type { Who } from "./who.ts";

/** Who may do one thing, e.g. create a model. */
export interface AccessRule {
  readonly noun: string;
  readonly verb: string;
  readonly who: readonly Who[];
  /**
   * The command reads and writes beyond the caller's own rows. Row-level security then treats it as the
   * product.
   */
  readonly isElevated: boolean;
}

/** A kind of object that people have relations to. */
export interface ObjectNoun<Row> {
  readonly noun: string;
  /** Returns the row if the caller can see it. */
  find(ctx: Ctx, id: string): Promise<Row | undefined>;
  /** Id of the owner. */
  ownerOf(row: Row): string;
  idOf(row: Row): string;
  /** Throws "not found". Used for callers who cannot see the object. */
  missing(): never;
  /**
   * The relation of somebody else than the owner, where another object decides it, such as the conversation of a run.
   * Absent: grants of the object itself.
   */
  relationOf?(ctx: Ctx, row: Row): Promise<Relation | undefined>;
}

/** Who may do one thing with an object, and the relation they need. */
export interface ObjectRuleFacts<Row> extends AccessRule {
  readonly object: ObjectNoun<Row>;
  readonly needs: Relation;
}

export interface ObjectRule<Row, Input = { id: string }> extends ObjectRuleFacts<Row> {
  find(ctx: Ctx, input: Input): Promise<Row | undefined>;
  /** The same rule for a command that finds the row differently: by another input, or with a lock. */
  by<Other>(find: (ctx: Ctx, input: Other) => Promise<Row | undefined>): ObjectRule<Row, Other>;
}

/** An entry of a table. Its command acts beyond the caller's own rows. */
export interface Elevated {
  readonly who: readonly Who[];
  readonly isElevated: true;
}

/**
 * An entry for what belongs to the installation or to a whole workspace. The rule alone decides, without a
 * relation.
 */
export function elevated(...who: readonly Who[]): Elevated {
  return { who, isElevated: true };
}

/** An entry of a table about objects. */
export interface Related {
  readonly needs: Relation;
  readonly who: readonly Who[];
}

export const viewer = (...who: readonly Who[]): Related => ({ needs: "viewer", who });
export const commenter = (...who: readonly Who[]): Related => ({ needs: "commenter", who });
export const editor = (...who: readonly Who[]): Related => ({ needs: "editor", who });
export const ownerOnly = (...who: readonly Who[]): Related => ({ needs: "owner", who });

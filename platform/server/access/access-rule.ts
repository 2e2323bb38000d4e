import type { Ctx } from "../context.ts";
import type { Relation } from "./relation.ts";
import type { Who } from "./who.ts";

/** Who may do one thing, e.g. create a model. */
export interface AccessRule {
  readonly noun: string;
  readonly verb: string;
  readonly who: readonly Who[];
  /** The command reads and writes beyond the caller's own rows: row-level security lets it act as the product does. */
  readonly isElevated: boolean;
}

/** A kind of object that people have relations to. */
export interface ObjectNoun<Row> {
  readonly noun: string;
  /** The row, if the caller sees it. */
  find(ctx: Ctx, id: string): Promise<Row | undefined>;
  /** Whose it is. */
  ownerOf(row: Row): string;
  idOf(row: Row): string;
  /** Throws that there is no such object; so it is for whoever does not see it. */
  missing(): never;
}

/** Who may do one thing with an object, and which relation to it that takes. */
export interface ObjectRuleFacts<Row> extends AccessRule {
  readonly object: ObjectNoun<Row>;
  readonly needs: Relation;
}

export interface ObjectRule<Row, Input = { id: string }> extends ObjectRuleFacts<Row> {
  find(ctx: Ctx, input: Input): Promise<Row | undefined>;
  /** The same rule for a command that names the object otherwise, or locks the row as it finds it. */
  by<Other>(find: (ctx: Ctx, input: Other) => Promise<Row | undefined>): ObjectRule<Row, Other>;
}

/** An entry of a table whose command acts beyond the caller's own rows. */
export interface Elevated {
  readonly who: readonly Who[];
  readonly isElevated: true;
}

/** For what belongs to the installation, or to a workspace and not to one person: the rule alone decides. */
export function elevated(...who: readonly Who[]): Elevated {
  return { who, isElevated: true };
}

/** An entry of a table about objects. */
export interface Related {
  readonly needs: Relation;
  readonly who: readonly Who[];
}

export const viewer = (...who: readonly Who[]): Related => ({ needs: "viewer", who });
export const editor = (...who: readonly Who[]): Related => ({ needs: "editor", who });
export const ownerOnly = (...who: readonly Who[]): Related => ({ needs: "owner", who });

import type { Ctx } from "../../context.ts";
import type { Db } from "../../db/connection-db.ts";

/** What is older than a period of a workspace. */
export interface Older {
  workspaceId: string;
  before: Date;
  days: number;
}

/** A kind of data for which a workspace may set a period. Without one it is kept until somebody deletes it. */
export interface PeriodKind {
  /** Stable, such as `conversations`. */
  kind: string;
  fewestDays: number;
  mostDays: number;
  /** How much the period would delete now, and how much more a legal hold keeps. */
  count(db: Db, older: Older): Promise<{ due: number; held: number }>;
  /**
   * Deletes up to `limit` of what is due, with an event of each thing that has one, and returns how many. No hold is placed
   * on the workspace meanwhile.
   */
  apply(ctx: Ctx, older: Older & { limit: number }): Promise<number>;
}

import type { Ctx } from "./context.ts";

/**
 * Realistic sample data of one feature, for development, screenshots and tests:
 * `features/<name>/server/seed.ts`.
 */
export interface Scenario {
  name: string;
  /** Stores the data. Returns the paths of pages that show it. Throws AlreadySeededError when run again. */
  fill(ctx: Ctx): Promise<string[]>;
}

import type { Ctx } from "./context.ts";

/** Believable sample data of one feature, for development, screenshots and tests: `features/<name>/server/seed.ts`. */
export interface Scenario {
  name: string;
  /** Fills the installation; returns what to open to see it, as paths. Throws an AlreadySeededError when it was run before. */
  fill(ctx: Ctx): Promise<string[]>;
}

import type { CommandWorld } from "./command-world.ts";

export interface CommandFixture {
  /** What the command leaves in the audit trail; null for the few that change nothing of anybody. */
  act: string | null;
  /** Brings the command about; what was written before this test counts for those that run at the start. */
  perform: (world: CommandWorld) => Promise<unknown>;
  isOfTheStart?: boolean;
}

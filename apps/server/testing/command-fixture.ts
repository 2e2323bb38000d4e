import type { CommandWorld } from "./command-world.ts";

export interface CommandFixture {
  /** The act of its audit event. Null for the few commands that change no person's data. */
  act: string | null;
  /** Performs the command. For commands of the start, earlier events count. */
  perform: (world: CommandWorld) => Promise<unknown>;
  isOfTheStart?: boolean;
}

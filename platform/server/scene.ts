import type { Ctx } from "./context.ts";

/** Something a feature shows to visitors of the demo. They play it with one press or do the same by hand. */
export interface Scene {
  /** In kebab-case. Never changes. */
  name: string;
  /** Sorts the scenes. Leave gaps. */
  place: number;
  title: string;
  /** What to look at, one sentence each, in order. */
  look: readonly string[];
  /** The message that is sent when the scene is played. */
  prompt: string;
  /** Stores the scene's sample data. `ctx` acts as the visitor, whose demo has just begun. */
  plant?(ctx: Ctx): Promise<void>;
}

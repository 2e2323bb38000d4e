import type { Ctx } from "./context.ts";

/** One thing that a feature shows to visitors of the demo; they play it with one press, or do the same by hand. */
export interface Scene {
  /** In kebab-case, the same for good. */
  name: string;
  /** Scenes are shown in the order of these; leave room between them. */
  place: number;
  title: string;
  /** What to look at, a sentence each, in the order in which it is seen. */
  look: readonly string[];
  /** What is sent when the scene is played. */
  prompt: string;
  /** Stores the sample data that it needs; `ctx` acts as the visitor, whose demo has just begun. */
  plant?(ctx: Ctx): Promise<void>;
}

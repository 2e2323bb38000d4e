import { type Ctx, userOf } from "#platform/server/context.ts";

/** Reads as the person of a run themself, with the role that they have now. `agent` acts for the run. */
export function personOfRun(agent: Ctx): Ctx {
  return agent.as(userOf(agent));
}

import type { StatusLook } from "#platform/contract/status.ts";
import { type Connection, connectionStatuses } from "../contract/index.ts";

/** How a connection is. One that works says first that tools are off until somebody looks at them. */
export function lookOfConnection({ state, tools, abilities }: Looked): StatusLook {
  if (state !== "ready" || tools.changed === 0) return connectionStatuses[state];
  const what =
    tools.changed === 1 ? "1 tool changed and is off" : `${tools.changed} tools changed and are off`;
  return { word: abilities.manage ? `${what}: review` : what, tone: "warn", isActive: false };
}

type Looked = Pick<Connection, "state" | "tools" | "abilities">;

import { fileURLToPath } from "node:url";
import { askConfinedChild, type ChildLimits } from "#platform/server/confined-child/ask-confined-child.ts";
import { runLimitMs } from "./code-limits.ts";
import type { Script } from "./script/run-script.ts";
import { ScriptOutcome } from "./script/script-outcome.ts";

/** The second line: the child ends its thread by itself. A start takes long on a busy machine. */
export const childLimits: ChildLimits = { timeoutMs: 20_000, heapMegabytes: 96, residentMegabytes: 400 };

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Its own sources and the engine: nothing of the installation's data. */
const readable = ["./", "../../../node_modules/", "../../../package.json"].map(place);

const program = fileURLToPath(new URL("./script/run-script.child.ts", import.meta.url));

/** Runs a script in a confined process of its own. Throws the abort reason of `signal`. */
export async function runInChild(
  script: Omit<Script, "timeoutMs"> & { timeoutMs?: number },
  signal: AbortSignal,
  limits: ChildLimits = childLimits,
): Promise<ScriptOutcome> {
  const order: Script = { timeoutMs: runLimitMs, ...script };
  const end = await askConfinedChild({ program, order, limits, readable, mayThread: true }, signal);
  switch (end.by) {
    case "message":
      return ScriptOutcome.safeParse(end.message).data ?? { end: "died", output: "" };
    case "time":
      return { end: "takes_too_long", output: "" };
    case "memory":
      return { end: "needs_too_much_memory", output: "" };
    case "death":
      return { end: "died", output: "" };
  }
}

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Long enough that what runs once after the start is over, and nobody waits for it. */
const delayMs = 5_000;

/**
 * Collects what only the start needed, once, after it: some 30 MB. V8 leaves that until the heap has to grow, which it seldom
 * does in a server that waits.
 */
export function releaseStartMemory(): void {
  setTimeout(() => {
    setFlagsFromString("--expose-gc");
    const collect: NodeJS.GCFunction = runInNewContext("gc");
    setFlagsFromString("--no-expose-gc");
    void collect({ type: "major", execution: "async", flavor: "last-resort" });
  }, delayMs).unref();
}

import { Worker } from "node:worker_threads";
import type { Script } from "./run-script.ts";
import type { ScriptOutcome } from "./script-outcome.ts";

/** Time for the engine to notice its own timeout. A native call does not notice it. */
const graceMs = 500;
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

// The server is gone. A script in an endless loop would run on.
process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));

/** A process of its own. The script runs in a thread, and this one stays free to notice its time and the server's end. */
process.once("message", (script: Script) => {
  const worker = new Worker(new URL("./run-script.worker.ts", import.meta.url), {
    workerData: script,
    resourceLimits,
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  const end = (outcome: ScriptOutcome) => process.send?.(outcome);
  worker.once("message", () => {
    setTimeout(() => end({ end: "takes_too_long", output: "" }), script.timeoutMs + graceMs);
    worker.once("message", end);
  });
  worker.once("error", () => end({ end: "needs_too_much_memory", output: "" }));
});

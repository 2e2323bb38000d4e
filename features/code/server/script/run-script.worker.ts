import { parentPort, workerData } from "node:worker_threads";
import { runScript, type Script } from "./run-script.ts";

/** A thread that runs one script, so that the process it belongs to stays able to end it. */
const script: Script = workerData;
parentPort?.postMessage("begun");
parentPort?.postMessage(await runScript(script));

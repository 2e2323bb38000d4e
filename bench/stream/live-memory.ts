import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

// Preloaded into the measured server: on SIGUSR2 it collects garbage and reports the remaining memory.
const reportFile = process.env.BENCH_MEMORY_REPORT;
if (reportFile) {
  process.on("SIGUSR2", () => {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    writeFileSync(reportFile, String((heapUsed + external) / 1024));
  });
}

/** Kilobytes in use by the server `pid` after a garbage collection. */
export async function liveKb(pid: number, reportPath: string): Promise<number> {
  rmSync(reportPath, { force: true });
  process.kill(pid, "SIGUSR2");
  const isWritten = () => existsSync(reportPath) && readFileSync(reportPath, "utf8") !== "";
  for (let tries = 0; !isWritten() && tries < 200; tries++) await sleep(25);
  return Number(readFileSync(reportPath, "utf8"));
}

import { cpus, loadavg, totalmem } from "node:os";

/** What kind of machine this is, in a few words. */
export function describeMachine(): string {
  const cores = cpus().length;
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${cores} ${cores === 1 ? "core" : "cores"}, ${gigabytes} GB of memory, Node ${process.version}, ${process.platform} ${process.arch}`;
}

/** Whether something else takes so much of the machine that times are not its own. */
export function isBusy(): boolean {
  return (loadavg()[0] ?? 0) > 1.5;
}

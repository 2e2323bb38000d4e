import { cpus, totalmem } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

/** What kind of machine this is, in a few words. */
export function describeMachine(): string {
  const cores = cpus().length;
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${cores} ${cores === 1 ? "core" : "cores"}, ${gigabytes} GB of memory, Node ${process.version}, ${process.platform} ${process.arch}`;
}

const watchedMs = 3_000;
const mostInUse = 0.25;

/** Whether something else takes so much of the machine that times are not its own. The load of a minute has what ran before. */
export async function isBusy(): Promise<boolean> {
  const before = timeOfCores();
  await sleep(watchedMs);
  const after = timeOfCores();
  return (after.used - before.used) / (after.all - before.all) > mostInUse;
}

/** Milliseconds of all cores since the machine started. */
function timeOfCores() {
  const times = cpus().map((core) => core.times);
  const sum = (pick: (core: (typeof times)[number]) => number) =>
    times.reduce((total, core) => total + pick(core), 0);
  const all = sum(({ user, nice, sys, irq, idle }) => user + nice + sys + irq + idle);
  return { all, used: all - sum(({ idle }) => idle) };
}

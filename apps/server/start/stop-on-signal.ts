import type { Shutdown } from "#platform/server/shutdown.ts";

/** Limit of the whole shutdown. */
const limitMs = 9_500;

/** One Ctrl-C arrives twice: from the terminal, and forwarded by npm. */
const sameSignalMs = 700;

/** Shuts the server down on Ctrl-C and SIGTERM. A second Ctrl-C ends it at once. */
export function stopOnSignal(shutdown: Shutdown): void {
  let firstAt: number | undefined;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (firstAt === undefined) {
        firstAt = performance.now();
        void stop(shutdown);
      } else if (performance.now() - firstAt > sameSignalMs) {
        process.exit(130);
      }
    });
  }
}

async function stop(shutdown: Shutdown) {
  const say = (line: string) => process.stderr.write(`${line}\n`);
  say("Stopping; Ctrl-C again ends at once.");
  setTimeout(() => {
    say("Not everything ended in time.");
    process.exit(1);
  }, limitMs).unref();
  for (const { name, reason } of await shutdown.run()) say(`${name}: ${reason}`);
  say("Stopped.");
  process.exit(0);
}

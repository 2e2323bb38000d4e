/** Far below the hour after which a writer that says nothing is taken for dead. */
const heartbeatMs = 60_000;

/** Beats once a minute until it is disposed of. */
export function startHeartbeat(beat: () => unknown): Disposable {
  const timer = setInterval(beat, heartbeatMs);
  timer.unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

/** Far below the hour after which a writer that says nothing is taken for dead. */
const beatMs = 60_000;

/** Beats once a minute until it is disposed of. */
export function beating(beat: () => unknown): Disposable {
  const timer = setInterval(beat, beatMs);
  timer.unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

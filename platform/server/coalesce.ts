/**
 * Callers with the same key share one execution, which begins after all of them have asked: who asks during
 * an execution gets the next one, so nobody gets a result that is older than the question.
 */
export function coalesce<Result>(): (key: string, work: () => Promise<Result>) => Promise<Result> {
  const awaited = new Map<string, Promise<Result>>();
  const running = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const known = awaited.get(key);
    if (known) return known;
    const begin = async () => {
      awaited.delete(key);
      const execution = work();
      running.set(key, execution);
      try {
        return await execution;
      } finally {
        if (running.get(key) === execution) running.delete(key);
      }
    };
    const next = Promise.resolve(running.get(key)).then(begin, begin);
    awaited.set(key, next);
    return next;
  };
}

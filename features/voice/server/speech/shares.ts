export interface Shares {
  /** Runs `work` unless `of` has its share under way; then throws what `refuse` throws. */
  take<Result>(of: string, work: () => Promise<Result>, refuse: () => never): Promise<Result>;
}

/** Lets everybody have so much under way at once, so that nobody takes the places of all. */
export function createShares(share: number): Shares {
  const taken = new Map<string, number>();
  return {
    async take(of, work, refuse) {
      const count = taken.get(of) ?? 0;
      if (count >= share) refuse();
      taken.set(of, count + 1);
      try {
        return await work();
      } finally {
        const left = (taken.get(of) ?? 1) - 1;
        if (left === 0) taken.delete(of);
        else taken.set(of, left);
      }
    },
  };
}

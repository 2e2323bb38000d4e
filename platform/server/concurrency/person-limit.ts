export interface PersonLimit {
  /** Runs `work`, or calls `refuse`, which throws, when `of` has used its share. */
  take<Result>(of: string, work: () => Promise<Result>, refuse: () => never): Promise<Result>;
}

/** Limits concurrent work per person, so that nobody takes everybody's places. */
export function createPersonLimit(share: number): PersonLimit {
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

const prefix = "adjutant.checkpoint.";

/** The checkpoint of a log that this browser kept, to notice a log that was rolled back or forked since. */
export function readKept(logId: string): string | undefined {
  try {
    return localStorage.getItem(`${prefix}${logId}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a checkpoint that was verified. */
export function keep(logId: string, note: string): void {
  try {
    localStorage.setItem(`${prefix}${logId}`, note);
  } catch {
    // A browser that keeps nothing verifies everything else.
  }
}

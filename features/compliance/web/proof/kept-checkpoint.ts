const prefix = "adjutant.checkpoints.";
/** A log has a few names in its life: one more after each restore. */
const mostKept = 50;

/** The newest checkpoint of each log of a workspace that this browser verified, by the log's name. */
type Kept = Record<string, string>;

/**
 * What this browser kept of the logs of the same workspace as `origin`, to notice a log that was rolled back, forked or
 * left out since.
 */
export function readKept(origin: string): string[] {
  return Object.values(read(origin));
}

/** Keeps a checkpoint that was verified. */
export function keep(origin: string, note: string): void {
  try {
    const kept = Object.entries({ ...read(origin), [origin]: note }).slice(-mostKept);
    localStorage.setItem(keyOf(origin), JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that keeps nothing verifies everything else.
  }
}

function read(origin: string): Kept {
  try {
    return JSON.parse(localStorage.getItem(keyOf(origin)) ?? "{}");
  } catch {
    return {};
  }
}

/** A name ends with the moment at which its log was opened. */
function keyOf(origin: string): string {
  return `${prefix}${origin.slice(0, origin.lastIndexOf("/"))}`;
}

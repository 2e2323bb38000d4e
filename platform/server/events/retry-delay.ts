/** Together a little more than half an hour: what locks or a busy database caused is over by then. */
const tries = 12;

/** Seconds until the next attempt after the failed one of this number, from 1; undefined when it was the last. */
export function retryDelaySeconds(attempt: number): number | undefined {
  return attempt < tries ? 2 ** (attempt - 1) : undefined;
}

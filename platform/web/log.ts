/**
 * Logs for people with the developer tools open. It has no error level: the console of a healthy page stays
 * silent.
 */
export const log = {
  /** Something was skipped. Nobody needs to act. */
  debug(message: string, cause?: unknown): void {
    console.debug(`[adjutant] ${message}`, ...(cause === undefined ? [] : [cause]));
  },
  /** A measurement or a fact worth seeing. */
  info(message: string): void {
    console.info(`[adjutant] ${message}`);
  },
};

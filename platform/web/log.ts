/** Notes for whoever has the developer tools open; never an error, so that a healthy page has a silent console. */
export const log = {
  /** Something was skipped and nobody needs to act. */
  debug(message: string, cause?: unknown): void {
    console.debug(`[adjutant] ${message}`, ...(cause === undefined ? [] : [cause]));
  },
  /** A measurement or a fact worth seeing. */
  info(message: string): void {
    console.info(`[adjutant] ${message}`);
  },
};

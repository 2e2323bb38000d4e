/**
 * How an address is changed by a control that shows what stands there: in place, and before the next frame. Without that,
 * React puts a chosen radio back until it has time for the change.
 */
export const atOnce = { replace: true, flushSync: true };

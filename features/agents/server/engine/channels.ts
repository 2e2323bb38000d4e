/** Announced when a run waits for a worker; the payload is its id. */
export const queuedChannel = "adjutant_runs_queued";
/** Announced when a person stops a run; the payload is its id. */
export const cancelChannel = "adjutant_runs_cancel";
/** Announced by a server on which a run of another is read; the payload is the run's id. */
export const readersChannel = "adjutant_runs_readers";
/** Announced when a worker takes up a run that had waited: whoever reads it looks again. The payload is its id. */
export const resumedChannel = "adjutant_runs_resumed";

/** A run waits for a worker. The payload is its id. */
export const queuedChannel = "adjutant_runs_queued";
/** A person cancelled a run. The payload is its id. */
export const cancelChannel = "adjutant_runs_cancel";
/** A run of another server is being read here. The payload is its id. */
export const readersChannel = "adjutant_runs_readers";
/** A worker resumed a waiting run, so its readers look again. The payload is its id. */
export const resumedChannel = "adjutant_runs_resumed";

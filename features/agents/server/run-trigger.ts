/** What started a run, by its kind and, where it has one, its id. A run of the kind `run` was started by another run. */
export interface RunTrigger {
  kind: "message" | "task" | "schedule" | "webhook" | "event" | "api" | "run";
  id: string | null;
}

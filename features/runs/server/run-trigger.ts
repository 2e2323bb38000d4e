/** What started a run: its kind and, if it has one, its id. The kind `run` is a parent run. */
export interface RunTrigger {
  kind: "message" | "task" | "schedule" | "webhook" | "event" | "api" | "run";
  id: string | null;
}

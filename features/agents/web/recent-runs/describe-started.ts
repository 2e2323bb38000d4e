const words: Readonly<Record<string, string>> = {
  message: "Asked by you",
  schedule: "Started by a schedule",
  webhook: "Started by a webhook",
  event: "Started by an event",
  task: "Started by a task",
  api: "Started by the API",
};

/** What started a run, in words. */
export function describeStarted(startedBy: string): string {
  return words[startedBy] ?? "Started by itself";
}

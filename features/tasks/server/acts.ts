import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded here, in words. */
export const taskActs: ActWords = {
  nouns: {
    task: ["Task", "Aufgabe"],
  },
  acts: {
    "task.changed": ["{actor} changed the task {task}", "{actor} hat die Aufgabe {task} geändert"],
    "task.created": ["{actor} created the task {task}", "{actor} hat die Aufgabe {task} angelegt"],
    "task.expired": [
      "A finished task was deleted, because its period was over",
      "Eine erledigte Aufgabe wurde gelöscht, weil ihre Frist abgelaufen ist",
    ],
    "task.reminded": ["{actor} reminded of the task {task}", "{actor} hat an die Aufgabe {task} erinnert"],
    "task.taken_back": ["{actor} took back the task {task}", "{actor} hat die Aufgabe {task} zurückgenommen"],
  },
};

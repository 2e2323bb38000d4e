/** What an open page says when the moment of a task has come. A title from outside is null: it cannot be marked there. */
export const english = {
  title: (task: string | null) => (task === null ? "Reminder of a task" : `Reminder: ${task}`),
  message: "It waits for you on the dashboard until you mark it as done.",
};

export const german: typeof english = {
  title: (task) => (task === null ? "Erinnerung an eine Aufgabe" : `Erinnerung: ${task}`),
  message: "Die Aufgabe wartet im Dashboard, bis Sie sie als erledigt markieren.",
};

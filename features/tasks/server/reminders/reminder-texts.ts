/** What an open page says when the moment of a task has come. */
export const english = {
  title: (task: string) => `Reminder: ${task}`,
  message: "It waits for you on the dashboard until you mark it as done.",
};

export const german: typeof english = {
  title: (task) => `Erinnerung: ${task}`,
  message: "Die Aufgabe wartet im Dashboard, bis Sie sie als erledigt markieren.",
};

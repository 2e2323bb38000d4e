/** What can happen in the product to start a run, in the words of the screen. */
export const productEvents = {
  "task.assigned": "A task is assigned to me",
  "task.finished": "A task that I gave to somebody is done",
  "file.read": "A file that I uploaded can be read",
  "mail.failed": "An email of mine could not be sent",
} as const;

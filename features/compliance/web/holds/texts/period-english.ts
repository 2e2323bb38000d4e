export interface KindWords {
  name: string;
  /** From when the days count, after "They are deleted 90 days". */
  since: string;
  daysLabel: string;
  note?: string;
  count: (count: number) => string;
}

/** How long the workspace keeps kinds of data. */
export const period = {
  description:
    "Without a period, data stays until somebody deletes it. A shorter period deletes nothing for 24 hours.",
  failed: "The periods could not be loaded",
  quoted:
    "Text of a deleted conversation that sealed content of the log quotes stays until that content's period is over, or until its person is erased.",
  off: "Kept until somebody deletes it.",
  on: (days: number, since: string) => `Deleted ${days} days after ${since}.`,
  waits: (moment: string) => `Begins to delete on ${moment}.`,
  untilThen: (days: number | null, since: string) =>
    days === null
      ? "Until then nothing is deleted by age."
      : `Until then it is deleted ${days} days after ${since}.`,
  held: (what: string) => `Holds keep what is older: ${what}.`,
  change: "Change",
  keep: "Keep",
  delete: "Delete after a time",
  daysHint: (fewest: number, most: number) => `From ${fewest} to ${most}.`,
  wrongDays: (fewest: number, most: number) => `Write a whole number from ${fewest} to ${most}.`,
  due: (what: string, due: number, held: string) =>
    [
      due === 0
        ? "Nothing would be deleted today."
        : `Today this would delete ${what}, also of others. This cannot be undone later.`,
      held ? `Holds keep more: ${held}.` : "",
    ]
      .filter(Boolean)
      .join(" "),
  confirm: "Delete what is older, beginning in 24 hours",
  needsConfirmation: "Confirm that older data is to be deleted.",
  submit: "Save",
  done: (name: string) => `The period was saved: ${name}`,
  kinds: {
    conversations: {
      name: "Conversations with their messages and files",
      since: "the last message",
      daysLabel: "Days after the last message",
      count: (count) => (count === 1 ? "1 conversation" : `${count} conversations`),
    },
    ended_tasks: {
      name: "Finished tasks",
      since: "they were done or cancelled",
      daysLabel: "Days after they were done or cancelled",
      count: (count) => (count === 1 ? "1 task" : `${count} tasks`),
    },
    log_content: {
      name: "Personal content in the log",
      since: "the end of its quarter",
      daysLabel: "Days after the end of its quarter",
      note: "The keys of a quarter are destroyed together. The events stay and verify; their content says that it is erased.",
      count: (count) =>
        count === 1 ? "1 key of a person and quarter" : `${count} keys, each of one person and quarter`,
    },
  } as Record<string, KindWords>,
  unknown: {
    since: "it was last changed",
    daysLabel: "Days",
    count: (count: number) => (count === 1 ? "1 thing" : `${count} things`),
  },
};

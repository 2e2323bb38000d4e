/** How long conversations of the workspace are kept. */
export const period = {
  title: "Conversations without new messages",
  description: "Off unless an owner or admin sets a period. What a hold covers stays.",
  failed: "The period could not be loaded",
  off: "They stay until somebody deletes them.",
  on: (days: number) => `They are deleted ${days} days after their last message.`,
  held: (count: number) =>
    count === 1
      ? "One conversation is over its period, and a hold keeps it."
      : `${count} conversations are over their period, and a hold keeps them.`,
  change: "Change the period",
  keep: "Keep",
  delete: "Delete after a time",
  days: "Days after the last message",
  daysHint: "From 30 to 3650.",
  wrongDays: "Write a whole number from 30 to 3650.",
  due: (due: number, held: number) =>
    [
      due === 0
        ? "No conversation is due now."
        : `${due} ${due === 1 ? "conversation is" : "conversations are"} deleted within the hour, also those of others. This cannot be undone later.`,
      held > 0 ? `${held} more ${held === 1 ? "is" : "are"} kept by holds.` : "",
    ]
      .filter(Boolean)
      .join(" "),
  submit: "Save",
};

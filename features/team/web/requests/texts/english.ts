/** The words of asking in the workspace. */
export const english = {
  text: "Ask for another role or for more seats. To join a team, open the team.",
  ask: "New request",
  toDecide: "Waiting for your decision",
  mine: "Your requests",
  failed: "The requests could not be loaded",
  more: "Load more",
  none: "You have no requests.",
  dialog: {
    title: "New request",
    wants: "Request",
    options: { role: "Another role", seats: "More seats" },
    role: "Role",
    seats: "How many",
    seatsWrong: "Between 1 and 1,000.",
    reason: "Why (optional)",
    submit: "Send request",
    done: "Request sent. You will be notified of the decision.",
  },
};

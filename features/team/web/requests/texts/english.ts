/** The words of asking in the workspace. */
export const english = {
  text: "Ask for another role, or for more seats. For a place in a team, open the team.",
  ask: "Ask for something",
  toDecide: "For you to decide",
  mine: "Your requests",
  failed: "The requests could not be loaded",
  more: "Load more",
  none: "You have asked for nothing.",
  dialog: {
    title: "Ask for something",
    wants: "What",
    options: { role: "Another role", seats: "More seats" },
    role: "Role",
    seats: "How many",
    seatsWrong: "Between 1 and 1,000.",
    reason: "Why (optional)",
    submit: "Ask",
    done: "Asked. You are told when somebody decides.",
  },
};

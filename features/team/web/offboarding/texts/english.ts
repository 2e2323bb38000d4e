const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** The texts of removing a person and of leaving. */
export const english = {
  removeTitle: (name: string) => `Remove ${name}`,
  leaveTitle: "Leave the workspace",
  removeLead:
    "Access ends at once, also in open tabs, and running work stops. Grants and places in teams end. What others use goes to somebody who takes over.",
  leaveLead:
    "Your access ends at once, and running work stops. What others use goes to somebody who takes over. To come back you need an invitation.",
  successor: "Who takes over",
  counting: "Counting…",
  failed: "What would be handed over could not be counted",
  anOwner: "an owner of the workspace",
  goesTo: (name: string) => `Goes to ${name}`,
  nothing: "There is nothing to take over.",
  kinds: {
    conversations: counted("conversation that others read", "conversations that others read"),
    agents: counted("agent that others use", "agents that others use"),
    collections: counted("collection that others read", "collections that others read"),
    tasks: counted("open task", "open tasks"),
    triggers: counted(
      "trigger: paused, until they turn it on. Values of agents and secrets of webhooks do not go along",
      "triggers: paused, until they turn them on. Values of agents and secrets of webhooks do not go along",
    ),
    connections: counted(
      "connection of the workspace, which works on",
      "connections of the workspace, which work on",
    ),
  },
  newlyReadable: (count: number, name: string) =>
    count === 1
      ? `${name} cannot read 1 of these yet, and will be able to.`
      : `${name} cannot read ${count} of these yet, and will be able to.`,
  keptTitle: "Stays private",
  kept: {
    conversations: counted("conversation of their own", "conversations of their own"),
    agents: counted("agent of their own", "agents of their own"),
    collections: counted("collection of their own", "collections of their own"),
  },
  keptNote:
    "Nobody can read these, not even an owner. They are deleted with the account, or come back with the person.",
  goneTitle: "People who left",
  goneText:
    "Your directory ended their memberships, and colleagues still use things of theirs. Nobody can change or share those until somebody takes over.",
  nameless: "Somebody without a name",
  assignSuccessor: "Choose who takes over",
  takeOverTitle: (name: string) => `Who takes over from ${name}?`,
  takeOverSubmit: "Hand over",
  busyTakeOver: "Handing over...",
  takenOver: (name: string) => `${name} has taken over`,
  remove: "Remove",
  leave: "Leave",
  busyRemove: "Removing...",
  busyLeave: "Leaving...",
  removed: (name: string) => `${name} is no longer in the workspace`,
};

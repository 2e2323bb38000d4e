export const english = {
  list: "People, teams and agents to mention",
  person: "Person",
  team: "Team",
  agent: "Agent",
  cannotSee: "cannot see this yet",
  found: (count: number) =>
    count === 0 ? "Nobody found" : `${count} found. Up and down arrow to choose, Enter to mention.`,
  notYet: (name: string) => `${name} cannot see this conversation yet.`,
  share: "Share it",
};

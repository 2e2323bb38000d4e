/** The texts about who decides what waits, for people who cannot decide it. */
export const english = {
  /** For lists of names. */
  locale: "en-GB",
  askedFor: (name: string) => `Asked for ${name}`,
  waitsFor: (name: string) => `Waits for ${name}.`,
  somebodyElse: "Somebody else has to decide this.",
  others: (count: number) => (count === 1 ? "1 other" : `${count} others`),
  deciders: (names: string, total: number) =>
    `${names} can decide this, and ${total === 1 ? "sees" : "see"} it on the dashboard.`,
  nobody: (person: string | null) =>
    `Nobody can approve this: an owner or admin other than ${person ?? "you"} has to, and this workspace has none.`,
  /** Before the link to the settings, and after it. */
  switchOff: "Switch off “Somebody else has to approve” for this tool under",
  settings: "Settings, Assistant",
  thenAsk: ", and ask the assistant again. Where the installation requires it, its admin does that.",
};

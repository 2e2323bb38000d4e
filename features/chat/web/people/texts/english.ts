/** The texts about the people of a conversation. */
export const english = {
  /** For lists of names. */
  locale: "en-GB",
  you: "You",
  gone: "A former member",
  messageOf: (name: string) => `Message of ${name}`,
  answerTo: (name: string) => `Answer to ${name}`,
  answerToYou: "Answer to you",
  withRights: (name: string) => `with ${name}’s rights and files`,
  ownedBy: (name: string) => `Shared by ${name}`,
  shared: "Shared",
  unread: (count: number, most: number) => (count >= most ? `${most - 1}+ not seen` : `${count} not seen`),
  filter: { label: "Whose conversations", all: "All", mine: "Mine", shared: "Shared with me" },
  noneShared: "Nobody shares a conversation with you.",
  noneMine: "No conversations of your own here.",
  seenBy: (names: string) => `Seen by ${names}`,
  readOnly: (name: string) =>
    `${name} shares this with you to read. To write here, ask for the right to edit.`,
  commentOnly: (name: string) =>
    `${name} shares this with you. You can read and comment. To write here, ask for the right to edit.`,
  waitsFor: {
    approval: (name: string) => `Waits for ${name} to decide`,
    answer: (name: string) => `Waits for ${name} to answer`,
    limit: (name: string) => `Waits for ${name} to continue or end it`,
  },
  choosesAtLimit: (name: string) => `${name} chooses whether it goes on.`,
  handOver: {
    entry: "Hand over",
    title: "Hand over the conversation",
    lead: "They own it from now on and are told. You stay an editor.",
    note: "Note",
    noteHint: "Shown in the conversation",
    submit: "Hand over",
    line: (from: string, to: string) => `${from} handed this over to ${to}`,
  },
};

/** The texts of an open conversation. */
export const english = {
  newConversation: "New conversation",
  notFound: "Conversation not found",
  chooseOne: "Conversations",
  nothingOpen: "Open a conversation that is shared with you. Members of the workspace begin new ones.",
  first: "What do you need done?",
  followUp: "Ask a follow-up",
};

/** The texts of an open conversation. */
export const english = {
  newConversation: "New conversation",
  first: "What do you need done?",
  followUp: "Ask a follow-up",
};

/** The kind of run host of conversations. */
export const conversationHost = "conversation";

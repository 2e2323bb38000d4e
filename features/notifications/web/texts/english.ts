/** The words around notifications. The notifications themselves are sentences of the contract. */
export const english = {
  title: "Notifications",
  waiting: (count: number) => `${count} waiting for you`,
  unread: (count: number) => `${count} unread`,
  isUnread: "Unread",
  readAll: "Mark all as read",
  filter: "Which notifications",
  filters: { all: "All", unread: "Unread", mentions: "Mentions" },
  empty: {
    /** Below what waits for the person. */
    besides: "There is nothing else.",
    all: "Mentions, comments, reminders and what others share with you appear here.",
    unread: "You have read everything.",
    mentions: "Nobody has mentioned you yet.",
  },
  notLoaded: "Your notifications could not be loaded",
  notRead: "This was not marked as read",
  loading: "Loading notifications",
  more: "Load more",
  elsewhere: "In your other workspaces",
  elsewhereCount: (count: number) => (count > 99 ? "99+ unread" : `${count} unread`),
  settings: "Notification settings",
  open: "Open",
};

/** Keys of the queries about notifications. All begin alike, so that one change reads all of them again. */
export const notificationKeys = {
  all: ["notifications"] as const,
  count: ["notifications", "count"] as const,
  elsewhere: ["notifications", "elsewhere"] as const,
  lists: ["notifications", "list"] as const,
  list: (filter: NotificationFilter) => ["notifications", "list", filter] as const,
};

export type NotificationFilter = "all" | "unread" | "mentions";

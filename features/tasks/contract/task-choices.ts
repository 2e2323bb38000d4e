/** What people choose from. */
export const taskPriorities = ["low", "normal", "high", "urgent"] as const;
export const taskFilters = ["active", "done", "cancelled"] as const;
export const taskViews = ["mine", "given"] as const;

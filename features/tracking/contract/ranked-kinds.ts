/** Pages are ranked by views, all others by sessions. */
export const rankedKinds = ["page", "referrer", "device", "browser", "language"] as const;

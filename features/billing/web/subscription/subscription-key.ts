/** Query key of a user's subscription. */
export function subscriptionKey(userId?: string): string[] {
  return ["billing", "subscription", ...(userId === undefined ? [] : [userId])];
}

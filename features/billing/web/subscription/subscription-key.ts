/** Under what the subscription of a user is remembered. */
export function subscriptionKey(userId?: string): string[] {
  return ["billing", "subscription", ...(userId === undefined ? [] : [userId])];
}

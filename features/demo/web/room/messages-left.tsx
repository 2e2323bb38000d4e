import { useUsage } from "#features/entitlements/web/index.tsx";

/** How many messages the demo may still send. */
export function MessagesLeft() {
  const { data } = useUsage();
  const messages = data?.entitlements.find(({ entitlement }) => entitlement === "messages");
  if (!messages || messages.limit === null || messages.used === null) return null;
  const left = Math.max(0, messages.limit - messages.used);
  return <span>{`${left} of ${messages.limit} messages left`}</span>;
}

import { useUsage } from "#features/entitlements/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { demoTexts } from "../texts/demo-texts.ts";

/** How many messages the demo may still send. */
export function MessagesLeft() {
  const { bar: words } = useTexts(demoTexts);
  const { data } = useUsage();
  const messages = data?.entitlements.find(({ entitlement }) => entitlement === "messages");
  if (!messages || messages.limit === null || messages.used === null) return null;
  const left = Math.max(0, messages.limit - messages.used);
  return <span>{words.left(left, messages.limit)}</span>;
}

import { useSession } from "#features/auth/web/index.tsx";
import { apiQuery } from "#platform/web/api/client.ts";
import { Notice } from "#platform/web/notices/notice.tsx";
import { NoticeButton } from "#platform/web/notices/notice-button.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { useBillingProvider } from "../use-billing-provider.ts";

/** Shown to signed-in people while payments are in test mode. */
export function TestModeNotice() {
  const { status } = useSession();
  const provider = useBillingProvider();
  if (status !== "signed-in" || provider !== "sandbox") return null;
  return (
    <Notice name="Test mode" tone="warn" action={<SandboxLink />}>
      <p className="font-mono text-xs">TEST MODE · payment sandbox, no real money</p>
    </Notice>
  );
}

/** Link to the payment sandbox, for admins. */
function SandboxLink() {
  const { data: me } = apiQuery.useQuery("get", "/api/v1/me");
  if (!me?.isAdmin) return null;
  return <NoticeButton onClick={() => void openSandbox()}>Open the sandbox</NoticeButton>;
}

async function openSandbox(): Promise<void> {
  try {
    const { openPage } = await import("../functions/open-page.ts");
    await openPage("open-payment-sandbox");
  } catch {
    notify({ type: "error", title: "Error", message: "The payment sandbox could not be opened. Try again." });
  }
}

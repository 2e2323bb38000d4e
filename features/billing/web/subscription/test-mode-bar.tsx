import { useSession } from "#features/auth/web/index.tsx";
import { apiQuery } from "#platform/web/api/client.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { useBillingProvider } from "../use-billing-provider.ts";

/** Permanent bar on every page of a signed-in user while payments are in test mode. */
export function TestModeBar() {
  const { status } = useSession();
  const provider = useBillingProvider();
  if (status !== "signed-in" || provider !== "sandbox") return null;
  return (
    <section
      aria-label="Test mode"
      className="border-b border-warn-line bg-warn-soft py-1 low:py-0 text-center font-mono text-xs text-ink-1 page-gutter print:hidden"
    >
      TEST MODE · payment sandbox, no real money <SandboxLink />
    </section>
  );
}

/** Link to the payment sandbox, for admins. */
function SandboxLink() {
  const { data: me } = apiQuery.useQuery("get", "/api/v1/me");
  if (!me?.isAdmin) return null;
  return (
    <button
      type="button"
      className="hit-area underline underline-offset-4"
      onClick={() => void openSandbox()}
    >
      Open the sandbox
    </button>
  );
}

async function openSandbox(): Promise<void> {
  try {
    const { openPage } = await import("../functions/open-page.ts");
    await openPage("open-payment-sandbox");
  } catch {
    notify({ type: "error", title: "Error", message: "The payment sandbox could not be opened. Try again." });
  }
}

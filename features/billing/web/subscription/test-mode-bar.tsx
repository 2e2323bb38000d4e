import { useSession } from "#features/auth/web/index.tsx";
import { useBillingProvider } from "../use-billing-provider.ts";

/** Stands over every page of a signed-in user while payments are only rehearsed; it cannot be closed. */
export function TestModeBar() {
  const { status } = useSession();
  const provider = useBillingProvider();
  if (status !== "signed-in" || provider !== "sandbox") return null;
  return (
    <section
      aria-label="Test mode"
      className="border-b border-warn-line bg-warn-soft py-1 text-center font-mono text-xs text-ink-1 page-gutter print:hidden"
    >
      TEST MODE · payment sandbox, no real money
    </section>
  );
}

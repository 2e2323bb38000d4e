import { describeError } from "#platform/web/api/api-error.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Pill } from "#platform/web/ui/pill.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { WorkspaceBilling } from "../../contract/admin/workspace-billing.ts";
import { AdminInvoices } from "./admin-invoices.tsx";
import { OutsideLink } from "./outside-link.tsx";
import { PlannedChange } from "./planned-change.tsx";
import { ProviderLink } from "./provider-link.tsx";
import { SubscriptionLine } from "./subscription-line.tsx";
import { useSyncWorkspace } from "./use-workspace-billing.ts";

/** The workspace's present and former subscriptions and customers. */
export function SoldPanel({ billing }: { billing: WorkspaceBilling }) {
  const { subscriptions, customers, workspace, isTestMode, provider } = billing;
  const running = subscriptions.find(({ endedAt }) => endedAt === null);
  const sync = useSyncWorkspace(workspace.workspaceId);
  const readAgain = () =>
    sync.mutate(undefined, {
      onSuccess: (count) =>
        notify({
          type: "success",
          title: "Read again",
          message: `Subscriptions synced: ${count}.`,
          duration: 5000,
        }),
      onError: (error) => notify({ type: "error", title: "Error", message: describeError(error) }),
    });
  return (
    <Panel
      title="Subscriptions"
      description={
        isTestMode ? (
          <>
            <Pill tone="warn">Test mode</Pill> No real money is involved.
          </>
        ) : undefined
      }
      actions={
        <>
          <ProviderLink overview={{ provider, dashboardUrl: null }} />
          <Button busy={sync.isPending} onClick={readAgain}>
            Sync with the provider
          </Button>
        </>
      }
    >
      {subscriptions.length === 0 && (
        <p className="text-sm text-ink-2">This workspace never had a subscription.</p>
      )}
      {running && <PlannedChange workspaceId={workspace.workspaceId} interval={running.interval} />}
      <ul aria-label="Subscriptions" className="divide-y divide-line-1 empty:hidden">
        {subscriptions.map((subscription) => (
          <SubscriptionLine key={subscription.subscriptionId} subscription={subscription} />
        ))}
      </ul>
      {customers.length > 0 && (
        <>
          <h3 className="mt-4 text-sm font-semibold">Customers</h3>
          <ul className="divide-y divide-line-1">
            {customers.map(({ customerId, payerEmail, url }) => (
              <li key={customerId} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2 text-sm">
                <span className="font-mono text-xs break-all">{customerId}</span>
                <span className="min-w-0 text-ink-2 wrap-anywhere">{payerEmail ?? "Nobody is named"}</span>
                {url && (
                  <OutsideLink href={url} label={`Customer ${customerId} at Stripe`}>
                    At Stripe
                  </OutsideLink>
                )}
              </li>
            ))}
          </ul>
          <AdminInvoices workspaceId={workspace.workspaceId} />
        </>
      )}
    </Panel>
  );
}

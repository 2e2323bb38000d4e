import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Pill } from "#platform/web/ui/pill.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { HttpHost } from "../../contract/index.ts";
import { useHttpHosts, useWithdrawHost } from "./use-http-hosts.ts";

const HostDialog = lazy(async () => ({ default: (await import("./host-dialog.tsx")).HostDialog }));

/** The hosts that assistants may send HTTP requests to. */
export function HostsPanel({ isAdmin }: { isAdmin: boolean }) {
  const [isAdding, setAdding] = useState(false);
  const hosts = useHttpHosts();
  return (
    <Panel
      title="HTTP requests"
      description="Assistants may send requests without credentials to these hosts, and to no others. With no host here they cannot send any."
      actions={
        <Button size="sm" icon={<Plus aria-hidden="true" size={14} />} onClick={() => setAdding(true)}>
          Allow a host
        </Button>
      }
    >
      <UntilLoaded
        of={hosts}
        title="The hosts could not be loaded"
        waiting={<Skeleton className="h-12 w-full" />}
      />
      {hosts.data?.length === 0 && (
        <p className="rounded-lg border border-line-1 bg-paper-1 px-3 py-4 text-sm text-ink-2">
          No host is allowed.
        </p>
      )}
      {hosts.data && hosts.data.length > 0 && (
        <ul
          aria-label="Allowed hosts"
          className="divide-y divide-line-1 rounded-lg border border-line-1 bg-paper-1"
        >
          {hosts.data.map((host) => (
            <HostRow key={host.id} host={host} isAdmin={isAdmin} />
          ))}
        </ul>
      )}
      <Suspense>{isAdding && <HostDialog isAdmin={isAdmin} onClose={() => setAdding(false)} />}</Suspense>
    </Panel>
  );
}

function HostRow({ host, isAdmin }: { host: HttpHost; isAdmin: boolean }) {
  const { mutate: withdraw, isPending } = useWithdrawHost();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 py-2.5">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-medium text-ink-1 wrap-anywhere">{host.unicode ?? host.host}</span>
          {host.unicode && (
            <span className="min-w-0 font-mono text-xs text-ink-2 wrap-anywhere">{host.host}</span>
          )}
          {host.isEverywhere && <Pill>Every workspace</Pill>}
        </p>
        <p className="text-sm text-ink-2">{host.methods.join(", ")}</p>
      </div>
      {(isAdmin || !host.isEverywhere) && (
        <Button
          size="sm"
          busy={isPending}
          aria-label={`Withdraw ${host.host}`}
          onClick={() =>
            withdraw(host, {
              onError: (error) =>
                notify({ type: "error", title: "Not withdrawn", message: describeError(error) }),
            })
          }
        >
          Withdraw
        </Button>
      )}
    </li>
  );
}

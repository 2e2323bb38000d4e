import { apiQuery } from "#platform/web/api/client.ts";
import { CopyButton } from "#platform/web/ui/copy-button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";

/** The public URL and key that a client program needs. */
export function ClientAccessPanel() {
  const { data: config } = apiQuery.useQuery("get", "/api/v1/config");
  return (
    <Panel
      title="Clients"
      description="Client apps need this address and key to sign people in. Both are public; the key alone grants no access."
    >
      <dl className="grid gap-3 text-sm">
        <Fact term="Address" value={config?.url} copyLabel="Copy the address" />
        <Fact term="Publishable key" value={config?.publishableKey} copyLabel="Copy the publishable key" />
      </dl>
    </Panel>
  );
}

function Fact({ term, value, copyLabel }: { term: string; value: string | undefined; copyLabel: string }) {
  return (
    <div>
      <dt className="text-ink-2">{term}</dt>
      <dd className="flex min-h-8 items-center gap-1">
        <span className="min-w-0 font-mono text-xs break-all text-ink-1">{value ?? "…"}</span>
        {value && <CopyButton value={value} label={copyLabel} />}
      </dd>
    </div>
  );
}

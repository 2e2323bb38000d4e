import { KeyRound, Server } from "lucide-react";
import type { ReactNode } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { ConnectProvider, ModelProvider } from "../../contract/index.ts";
import { useConnectProvider, useProviderOffers } from "./use-providers.ts";

const mostNamed = 4;

/** Servers on this machine and keys in the environment that are not connected. None is used until it is. */
export function OffersPanel({ onConnected }: { onConnected: (provider: ModelProvider) => void }) {
  const offers = useProviderOffers();
  const servers = offers.data?.servers.filter(({ connectedAs }) => !connectedAs) ?? [];
  const keys = offers.data?.keys.filter(({ connectedAs }) => !connectedAs) ?? [];
  if (servers.length + keys.length === 0) return null;
  return (
    <Panel
      title="Found on this machine"
      description="Nothing of this is used until you connect it. What people ask then goes there."
    >
      <ul className="divide-y divide-line-1 rounded-lg border border-line-1 bg-paper-1">
        {servers.map(({ name, baseUrl, models }) => (
          <Offer
            key={baseUrl}
            icon={<Server aria-hidden="true" size={16} />}
            title={name}
            detail={`${baseUrl} · ${describeModels(models)}`}
            access={{ choice: "openai_compatible", name, baseUrl }}
            onConnected={onConnected}
          />
        ))}
        {keys.map(({ choice, name, setting, baseUrl }) => (
          <Offer
            key={setting}
            icon={<KeyRound aria-hidden="true" size={16} />}
            title={name}
            detail={`${setting} is set in the environment.${baseUrl ? ` It is for ${baseUrl}.` : ""}`}
            access={{ choice, name, keySetting: setting }}
            onConnected={onConnected}
          />
        ))}
      </ul>
    </Panel>
  );
}

function describeModels(models: readonly string[]): string {
  if (models.length === 0) return "no model loaded";
  const more = models.length > mostNamed ? ` and ${models.length - mostNamed} more` : "";
  return `${models.slice(0, mostNamed).join(", ")}${more}`;
}

interface OfferProps {
  icon: ReactNode;
  title: string;
  detail: string;
  access: ConnectProvider;
  onConnected: (provider: ModelProvider) => void;
}

function Offer({ icon, title, detail, access, onConnected }: OfferProps) {
  const { mutate: connect, isPending } = useConnectProvider();
  const say = (error: Error) =>
    notify({ type: "error", title: "Not connected", message: describeError(error) });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5 text-sm">
      <span className="text-ink-3">{icon}</span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium text-ink-1">{title}</p>
        <p className="text-ink-2 wrap-anywhere">{detail}</p>
      </div>
      <Button
        size="sm"
        busy={isPending}
        aria-label={`Connect ${title}`}
        onClick={() => connect(access, { onSuccess: onConnected, onError: say })}
      >
        Connect
      </Button>
    </li>
  );
}

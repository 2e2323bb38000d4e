import { KeyRound, Plus, Unplug } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { MoreMenu } from "#platform/web/ui/more-menu.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { ConnectedModel, ModelProvider } from "../../contract/index.ts";
import { providerChoices } from "../../contract/index.ts";
import { useChangeProvider } from "../connecting/use-providers.ts";
import { ModelLine } from "./model-line.tsx";

const KeyDialog = lazy(async () => ({
  default: (await import("../connecting/key-dialog.tsx")).KeyDialog,
}));

/** A provider with its models. */
export function ProviderPanel({ provider, models, onAddModels }: ProviderPanelProps) {
  const [open, setOpen] = useState<"key" | "disconnect">();
  const { mutateAsync: change } = useChangeProvider(provider.id);
  const disconnect = () =>
    change({ type: "delete" }).catch((error: unknown) => {
      notify({ type: "error", title: "Not disconnected", message: describeError(error) });
    });
  return (
    <Panel
      title={provider.name}
      description={<span className="wrap-anywhere">{describeProvider(provider)}</span>}
      actions={
        <>
          <Button size="sm" icon={<Plus aria-hidden="true" size={14} />} onClick={onAddModels}>
            Add models
          </Button>
          <MoreMenu
            name={provider.name}
            items={[
              {
                key: "key",
                label: provider.hasKey ? "Replace the key" : "Enter a key",
                icon: <KeyRound size={16} />,
                onSelect: () => setOpen("key"),
              },
              { type: "rule", key: "rule" },
              {
                key: "disconnect",
                label: "Disconnect",
                icon: <Unplug size={16} />,
                isDangerous: true,
                onSelect: () => setOpen("disconnect"),
              },
            ]}
          />
        </>
      }
    >
      {models.length === 0 ? (
        <p className="rounded-lg border border-line-1 bg-paper-1 px-3 py-4 text-sm text-ink-2">
          No model of this provider is in use yet.
        </p>
      ) : (
        <ul
          aria-label={`Models of ${provider.name}`}
          className="divide-y divide-line-1 rounded-lg border border-line-1 bg-paper-1"
        >
          {models.map((model) => (
            <ModelLine key={model.id} model={model} />
          ))}
        </ul>
      )}
      <Suspense>
        {open === "key" && <KeyDialog provider={provider} onClose={() => setOpen(undefined)} />}
      </Suspense>
      <ConfirmDialog
        isOpen={open === "disconnect"}
        title={`Disconnect ${provider.name}?`}
        confirmLabel="Disconnect"
        onClose={() => setOpen(undefined)}
        onConfirm={disconnect}
      >
        Its key and its models are removed, and nobody can choose them any more. Answers that it gave stay.
      </ConfirmDialog>
    </Panel>
  );
}

interface ProviderPanelProps {
  provider: ModelProvider;
  models: readonly ConnectedModel[];
  onAddModels: () => void;
}

/** Where prompts to a provider go, and whether a key is stored. */
function describeProvider({ kind, baseUrl, hasKey, isInside }: ModelProvider): string {
  const place = baseUrl ?? `${providerChoices[kind].name}’s own address`;
  const key = hasKey ? "key stored" : "no key";
  return [place, ...(isInside ? ["inside your network"] : []), key].join(" · ");
}

import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import type { ModelProvider } from "../../contract/index.ts";
import { AdoptionList } from "./adoption-list.tsx";
import { OfferedList } from "./offered-list.tsx";
import { useAdoptModels } from "./use-adopt-models.ts";
import { useOfferedModels } from "./use-providers.ts";

/** Chooses models of a provider from its own list or by name, and shows how each answers its test. */
export function ChooseModelsDialog({ provider, onClose }: ChooseModelsDialogProps) {
  const offered = useOfferedModels(provider.id);
  const { adoptions, adopt } = useAdoptModels(provider.id);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState("");
  const hasBegun = adoptions.size > 0;
  const isBusy = [...adoptions.values()].some(({ state }) => state === "waiting" || state === "testing");
  const wanted = [...new Set([...chosen, ...(typed.trim() ? [typed.trim()] : [])])];

  const toggle = (modelId: string) => {
    const next = new Set(chosen);
    if (!next.delete(modelId)) next.add(modelId);
    setChosen(next);
  };
  return (
    <Dialog
      isOpen
      isHeld
      size="wide"
      onClose={() => !isBusy && onClose()}
      title={`Models of ${provider.name}`}
      description={
        hasBegun
          ? "Each model is asked a few questions. Those that answer are switched on."
          : "Choose the models that people may use."
      }
      footer={
        hasBegun ? (
          <Button variant="primary" disabled={isBusy} onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Not now</Button>
            <Button variant="primary" disabled={wanted.length === 0} onClick={() => void adopt(wanted)}>
              {wanted.length > 1 ? `Add ${wanted.length} models` : "Add the model"}
            </Button>
          </>
        )
      }
    >
      {hasBegun ? (
        <AdoptionList adoptions={adoptions} />
      ) : (
        <div className="grid gap-4">
          {offered.isLoading && (
            <div role="status" aria-label="Asking the provider for its models">
              <Skeleton className="h-64 w-full" />
            </div>
          )}
          {offered.error && (
            <Banner tone="warn" className="wrap-anywhere">
              {describeError(offered.error)} You can still add a model by its name.
            </Banner>
          )}
          {offered.data && offered.data.length > 0 && (
            <OfferedList models={offered.data} chosen={chosen} onToggle={toggle} />
          )}
          <TextField
            label="Another model, by name"
            hint="As the provider calls it. On Azure, the name of your deployment."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      )}
    </Dialog>
  );
}

interface ChooseModelsDialogProps {
  provider: Pick<ModelProvider, "id" | "name">;
  onClose: () => void;
}

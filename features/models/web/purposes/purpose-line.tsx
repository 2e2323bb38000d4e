import { describeError } from "#platform/web/api/api-error.ts";
import { Select } from "#platform/web/ui/select.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { type ConnectedModel, type ModelPurpose, purposeFacts, servesPurpose } from "../../contract/index.ts";
import { useSetPurpose } from "./use-purposes.ts";

const none = "none";

/** A purpose with its model, chosen among those that can do it. */
export function PurposeLine({ purpose, modelId, models }: PurposeLineProps) {
  const { mutate: set, isPending, variables } = useSetPurpose(purpose);
  const { name, use } = purposeFacts[purpose];
  const fitting = models.filter(
    ({ isEnabled, capabilities }) => isEnabled && servesPurpose(capabilities, purpose),
  );
  const isOptional = purpose !== "chat";
  const shown = isPending ? variables : modelId;
  const choose = (value: string) =>
    set(value === none ? null : value, {
      onError: (error) => notify({ type: "error", title: "Not changed", message: describeError(error) }),
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2.5">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium text-ink-1">{name}</p>
        <p className="text-sm text-ink-2">{use}</p>
      </div>
      {fitting.length === 0 ? (
        <p className="text-sm text-ink-3 sm:w-64">No enabled model can do this.</p>
      ) : (
        <Select
          labelHidden
          label={`Model for ${name}`}
          className="w-full sm:w-64"
          placeholder="Choose a model"
          options={[
            ...(isOptional ? [{ value: none, label: "None" }] : []),
            ...fitting.map(({ id, label, provider }) => ({ value: id, label: `${label} · ${provider}` })),
          ]}
          value={shown ?? (isOptional ? none : null)}
          onChange={choose}
        />
      )}
    </li>
  );
}

interface PurposeLineProps {
  purpose: ModelPurpose;
  /** Null: none is chosen. */
  modelId: string | null;
  models: readonly ConnectedModel[];
}

import { nameOfModel, useChosenModel } from "#features/models/web/index.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { errorOf } from "./field-problems.ts";
import type { FieldsProps } from "./fields-props.ts";

/** The model that answers, and the one that takes its place. */
export function ModelFields({ content: { modelId, fallbackModelId }, state, change }: FieldsProps) {
  const { models } = useChosenModel();
  const options = (none: string, chosen: string | null) => [
    { value: "", label: none },
    ...models.map((model) => ({ value: model.id, label: nameOfModel(model) })),
    ...(chosen && models.length > 0 && !models.some(({ id }) => id === chosen)
      ? [{ value: chosen, label: "A model that is not available" }]
      : []),
  ];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label="Model"
        hint={
          modelId ? "People who ask cannot choose another one." : "The model that the person chooses in chat."
        }
        options={options("As the person chooses", modelId)}
        value={modelId ?? ""}
        {...errorOf(state, "modelId")}
        onChange={(value) => change({ modelId: value || null })}
      />
      <Select
        label="Fallback"
        hint="Answers when the model is not available."
        options={options("As the installation has it", fallbackModelId)}
        value={fallbackModelId ?? ""}
        {...errorOf(state, "fallbackModelId")}
        onChange={(value) => change({ fallbackModelId: value || null })}
      />
    </div>
  );
}

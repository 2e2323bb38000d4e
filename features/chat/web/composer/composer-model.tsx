import { Columns2, X } from "lucide-react";
import { ModelChoice, nameOfModel, useChosenModel } from "#features/models/web/index.tsx";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { Menu } from "#platform/web/ui/menu.tsx";
import { useModelPlace } from "../use-conversation-model.ts";
import { compareWith, useCompared } from "./compared-model.ts";

/** The model of the next answer, and a second one to compare it with. */
export function ComposerModel({ place }: { place: string }) {
  const modelPlace = useModelPlace(place);
  const { models, chosen } = useChosenModel(modelPlace);
  const comparedId = useCompared(place);
  const others = models.filter(({ id }) => id !== chosen?.id);
  const compared = others.find(({ id }) => id === comparedId);
  return (
    <span className="flex min-w-0 items-center">
      <ModelChoice {...(modelPlace && { place: modelPlace })} />
      {compared && (
        <span className="flex min-w-0 items-center text-xs text-ink-2">
          <span className="truncate">and {compared.label}</span>
          <IconButton
            label="Ask one model only"
            size="sm"
            icon={<X aria-hidden="true" size={14} />}
            onClick={() => compareWith(place, undefined)}
          />
        </span>
      )}
      {!compared && others.length > 0 && (
        <Menu
          side="top"
          trigger={
            <IconButton
              label="Ask a second model too"
              size="sm"
              icon={<Columns2 aria-hidden="true" size={14} />}
            />
          }
          items={[
            { key: "heading", type: "heading", label: "Answers side by side with" },
            ...others.map((model) => ({
              key: model.id,
              label: nameOfModel(model),
              onSelect: () => compareWith(place, model.id),
            })),
          ]}
        />
      )}
    </span>
  );
}

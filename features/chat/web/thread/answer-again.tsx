import { ChevronDown, RotateCcw } from "lucide-react";
import { nameOfModel, useChosenModel } from "#features/models/web/index.tsx";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { Menu } from "#platform/web/ui/menu.tsx";

/** Answers again as another version: with the chosen model, or with one of the menu. */
export function AnswerAgain({ isBusy, onRetry }: AnswerAgainProps) {
  const { models } = useChosenModel();
  return (
    <span className="flex items-center">
      <IconButton
        label="Answer again"
        size="sm"
        disabled={isBusy}
        icon={<RotateCcw aria-hidden="true" size={16} />}
        onClick={() => onRetry()}
      />
      {models.length > 1 && (
        <Menu
          trigger={
            <IconButton
              label="Answer again with another model"
              size="sm"
              disabled={isBusy}
              className="w-6!"
              icon={<ChevronDown aria-hidden="true" size={14} />}
            />
          }
          items={[
            { key: "heading", type: "heading", label: "Answer again with" },
            ...models.map((model) => ({
              key: model.id,
              label: nameOfModel(model),
              onSelect: () => onRetry(model.id),
            })),
          ]}
        />
      )}
    </span>
  );
}

interface AnswerAgainProps {
  isBusy: boolean;
  onRetry: (modelId?: string) => void;
}

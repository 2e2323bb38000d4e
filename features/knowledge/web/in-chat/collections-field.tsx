import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { CollectionChecks } from "./collection-checks.tsx";
import { inChatTexts } from "./texts/in-chat-texts.ts";
import { useNames } from "./use-switched-on.ts";

/** Chooses the collections of an agent, among those that the person can read. Those that others chose stay. */
export function CollectionsField({ ids, onChange }: CollectionsFieldProps) {
  const words = useTexts(inChatTexts);
  const { items, hiddenIds } = useNames(ids);
  const readable = ids.filter((id) => !hiddenIds.includes(id));
  return (
    <fieldset>
      <legend className="text-sm font-medium">{words.field.label}</legend>
      <p className="mt-0.5 mb-3 max-w-prose text-sm text-ink-2">{words.field.hint}</p>
      {items.length > 0 && (
        <p className="mb-3 text-sm wrap-anywhere">{items.map(({ name }) => name).join(", ")}</p>
      )}
      <div className="max-w-96">
        <CollectionChecks
          chosenIds={readable}
          others={hiddenIds.length}
          onChoose={(next) => onChange([...next, ...hiddenIds])}
        />
      </div>
      {hiddenIds.length > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-3 text-sm text-ink-2">
          {words.hidden(hiddenIds.length)}
          <Button size="sm" onClick={() => onChange(readable)}>
            {words.field.remove}
          </Button>
        </p>
      )}
    </fieldset>
  );
}

interface CollectionsFieldProps {
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

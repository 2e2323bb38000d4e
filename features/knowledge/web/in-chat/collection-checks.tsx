import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Checkbox } from "#platform/web/ui/checkbox.tsx";
import { SearchField } from "#platform/web/ui/search-field.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { mostCollectionsAsked } from "../../contract/limits.ts";
import { collectionCalls } from "../api/collection-calls.ts";
import { knowledgeKeys } from "../api/knowledge-keys.ts";
import { inChatTexts } from "./texts/in-chat-texts.ts";

const shown = 20;

/** The collections that the person can read, to check and to search. */
export function CollectionChecks({ chosenIds, onChoose, others = 0, isDisabled }: CollectionChecksProps) {
  const words = useTexts(inChatTexts);
  const [typed, setTyped] = useState("");
  const search = typed.trim();
  const { data, isError } = useQuery({
    queryKey: [...knowledgeKeys.list("to choose", search)],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => collectionCalls.list({ show: "all", search, limit: shown }, signal),
  });
  const isFull = chosenIds.length + others >= mostCollectionsAsked;
  const toggle = (id: string, isOn: boolean) =>
    onChoose(isOn ? [...chosenIds, id] : chosenIds.filter((one) => one !== id));
  return (
    <>
      <SearchField
        label={words.search}
        value={typed}
        onValueChange={setTyped}
        autoComplete="off"
        maxLength={120}
      />
      <div className="mt-3 max-h-64 overflow-y-auto pl-0.5">
        {isError && <p className="text-sm text-ink-2">{words.failed}</p>}
        {!data && !isError && <Skeleton className="h-20 w-full" />}
        {data?.items.length === 0 && (
          <p className="text-sm text-ink-2">{search === "" ? words.none : words.noMatch}</p>
        )}
        <ul className="grid gap-2.5">
          {data?.items.map(({ id, name, description }) => (
            <li key={id}>
              <Checkbox
                label={<span className="wrap-anywhere">{name}</span>}
                {...(description && { hint: <span className="line-clamp-2">{description}</span> })}
                checked={chosenIds.includes(id)}
                disabled={isDisabled || (isFull && !chosenIds.includes(id))}
                onChange={({ target }) => toggle(id, target.checked)}
              />
            </li>
          ))}
        </ul>
      </div>
      {isFull && <p className="mt-2 text-xs text-ink-2">{words.most(mostCollectionsAsked)}</p>}
      {data?.nextCursor && <p className="mt-2 text-xs text-ink-2">{words.more}</p>}
    </>
  );
}

interface CollectionChecksProps {
  chosenIds: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  /** Chosen ones that the person does not see. */
  others?: number;
  isDisabled?: boolean;
}

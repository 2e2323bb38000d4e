import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import type { KnowledgeSearch } from "../../contract/index.ts";
import { mostQuestionCharacters } from "../../contract/limits.ts";
import { collectionCalls } from "../api/collection-calls.ts";
import { knowledgeKeys } from "../api/knowledge-keys.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";
import { AskedWords } from "./asked-words.tsx";
import { FoundPassages } from "./found-passages.tsx";

/** Shows for any question which passages of these collections it finds, and why. The question stands in the address. */
export function QuestionPanel({ collectionIds, lead }: { collectionIds: readonly string[]; lead?: string }) {
  const { question: words } = useTexts(knowledgeTexts);
  const [parameters, setParameters] = useSearchParams();
  const asked = (parameters.get("question") ?? "").trim().slice(0, mostQuestionCharacters);
  const [typed, setTyped] = useState(asked);
  const field = useRef<HTMLInputElement>(null);
  const found = useQuery({
    queryKey: knowledgeKeys.search(asked, collectionIds),
    enabled: asked !== "" && collectionIds.length > 0,
    queryFn: ({ signal }) => collectionCalls.search(asked, collectionIds, signal),
  });
  const [isChecked, setChecked] = useState(false);
  const isMissing = typed.trim() === "";
  const ask = () => {
    setChecked(true);
    if (isMissing) return field.current?.focus();
    const next = new URLSearchParams(parameters);
    next.set("question", typed.trim());
    setParameters(next, { replace: true });
    if (typed.trim() === asked) void found.refetch();
  };
  return (
    <Panel title={words.title} description={lead ?? words.lead}>
      <search>
        <form
          noValidate
          className="flex flex-wrap items-start gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            ask();
          }}
        >
          <TextField
            label={words.label}
            labelHidden
            className="min-w-0 flex-1 basis-60"
            placeholder={words.placeholder}
            autoComplete="off"
            maxLength={mostQuestionCharacters}
            ref={field}
            value={typed}
            {...(isChecked && isMissing && { error: words.needsQuestion })}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" icon={<Search aria-hidden="true" size={16} />} busy={found.isFetching}>
            {words.submit}
          </Button>
        </form>
      </search>
      {asked !== "" && (
        <div className="mt-4 grid grid-cols-1 gap-4">
          <UntilLoaded of={found} title={words.failed} waiting={<Skeleton className="h-40 w-full" />} />
          {found.data && <Findings found={found.data} showsCollection={collectionIds.length > 1} />}
        </div>
      )}
    </Panel>
  );
}

function Findings({ found, showsCollection }: { found: KnowledgeSearch; showsCollection: boolean }) {
  const { question: words } = useTexts(knowledgeTexts);
  const { items, isAnswered, withoutMeaning } = found;
  return (
    <>
      <p role="status" className={isAnswered ? "text-sm text-ink-2" : "text-base font-medium text-ink-1"}>
        {isAnswered ? words.found(items.length) : items.length > 0 ? words.unansweredSome : words.unanswered}
      </p>
      {withoutMeaning && <Banner>{words.withoutMeaning[withoutMeaning]}</Banner>}
      <FoundPassages {...{ found, showsCollection }} />
      <AskedWords asked={found.words} />
    </>
  );
}

import { type KeyboardEvent, lazy, Suspense, useState } from "react";
import { localeOf } from "#platform/web/language/locale.ts";
import { usePageLanguage } from "#platform/web/language/page-language.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { BothTexts } from "#platform/web/line-diff/both-texts.tsx";
import { NewerTextBanner } from "#platform/web/line-diff/newer-text-banner.tsx";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { classNames } from "#platform/web/ui/class-names.ts";
import { controlStyle } from "#platform/web/ui/control-style.ts";
import { type Artifact, mostCharacters } from "../../contract/index.ts";
import { artifactTexts } from "../texts/artifact-texts.ts";
import { writerOf } from "../versions/writer-of.ts";
import { TableEditor } from "./table-editor.tsx";
import type { TypedText } from "./use-text.ts";

const ChartCheck = lazy(async () => ({ default: (await import("./chart-check.tsx")).ChartCheck }));
const LanguageSelect = lazy(async () => ({
  default: (await import("./language-select.tsx")).LanguageSelect,
}));

/** The content as text. Saving makes a version; what is not saved survives a reload. */
export function Editor({ artifact, typed }: { artifact: Artifact; typed: TypedText }) {
  const words = useTexts(artifactTexts);
  const [isComparing, setComparing] = useState(false);
  const { text, isChanged, isTooLong, isBehind, isSaving, failure } = typed;
  const { count, tooLong } = useCount(text.length);
  const save = () => (isBehind ? setComparing(true) : void typed.save());
  const asText = (
    <textarea
      aria-label={words.content(artifact.title)}
      value={text}
      spellCheck={artifact.kind === "document"}
      onChange={({ target }) => typed.type(target.value)}
      className={classNames(
        controlStyle,
        "min-h-64 flex-1 resize-none py-2 leading-6",
        artifact.kind !== "document" && "font-mono text-xs",
      )}
    />
  );
  /** Of what is typed into inside. */
  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (isChanged) save();
    },
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2" {...keys}>
      {isBehind && (
        <NewerTextBanner onLook={() => setComparing(true)}>
          {words.newer(writerOf(artifact.newest, words), artifact.version)}
        </NewerTextBanner>
      )}
      {isTooLong && <Banner tone="bad">{tooLong}</Banner>}
      {failure && <Banner tone="bad">{failure}</Banner>}
      <Suspense fallback={null}>
        {artifact.kind === "code" && <LanguageSelect artifact={artifact} />}
        {artifact.kind === "chart" && <ChartCheck text={text} />}
      </Suspense>
      {artifact.kind === "table" ? <TableEditor {...{ artifact, typed, asText }} /> : asText}
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="min-w-0 flex-1 basis-32 text-xs text-ink-3 tabular-nums">
          {isChanged ? words.unsaved : count}
        </p>
        {isChanged && (
          <Button variant="ghost" disabled={isSaving} onClick={typed.discard}>
            {words.discard}
          </Button>
        )}
        <Button variant="primary" busy={isSaving} disabled={!isChanged || isTooLong} onClick={save}>
          {words.save}
        </Button>
      </div>
      {isComparing && (
        <BothTexts
          saved={artifact.content}
          typed={text}
          onKeepMine={() => typed.saveAnyway()}
          onTakeTheirs={typed.discard}
          onClose={() => setComparing(false)}
        />
      )}
    </div>
  );
}

/** How much is typed, in words. */
function useCount(length: number): { count: string; tooLong: string } {
  const words = useTexts(artifactTexts);
  const locale = localeOf[usePageLanguage()];
  const [now, most] = [length, mostCharacters].map((number) => number.toLocaleString(locale));
  return { count: words.count(now ?? "", most ?? ""), tooLong: words.tooLong(now ?? "", most ?? "") };
}

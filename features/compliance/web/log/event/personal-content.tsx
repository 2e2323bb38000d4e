import { useEffect, useRef } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { saveFile } from "#platform/web/files/save-file.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import type { LogEventDetail, PersonalContent } from "../../../contract/index.ts";
import { formatOpenings } from "../../../contract/verify/openings.ts";
import { complianceTexts } from "../../texts/compliance-texts.ts";
import { Fact, Facts } from "./facts.tsx";
import { nameOfField } from "./name-of-field.ts";
import { useContent } from "./use-event.ts";

/** What an event says about people. One's own is shown at once; another person's after a press, which is recorded. */
export function PersonalContentOf({ detail }: { detail: LogEventDetail }) {
  const texts = useTexts(complianceTexts);
  const words = texts.content;
  const { state } = detail.content;
  const { content, error, isBusy, read } = useContent(detail.event.id);
  const isAsked = useRef(false);
  useEffect(() => {
    if (state !== "own" || isAsked.current) return;
    isAsked.current = true;
    void read();
  });
  const fieldWords: Record<string, string> = words.fields;
  return (
    <section className="grid gap-2">
      <h3 className="text-base font-semibold">{words.title}</h3>
      {(state === "none" || state === "erased" || state === "hidden") && (
        <p className="text-ink-2">{words[state]}</p>
      )}
      {error !== undefined && (
        <Banner tone="bad">
          {words.failed}. {describeError(error)}
        </Banner>
      )}
      {state === "others" && !content && (
        <div className="flex flex-wrap items-center gap-3">
          <Button busy={isBusy} onClick={() => void read()}>
            {words.show}
          </Button>
          <p className="text-sm text-ink-3">{words.note}</p>
        </div>
      )}
      {content && content.fields.length > 0 && (
        <Button size="sm" className="justify-self-start" onClick={() => saveOpenings(detail.event, content)}>
          {words.save}
        </Button>
      )}
      {content && (
        <Facts>
          {content.fields.map(({ name, value }) => (
            <Fact key={name} name={fieldWords[name] ?? nameOfField(name)}>
              <span className="whitespace-pre-wrap">{value}</span>
            </Fact>
          ))}
        </Facts>
      )}
    </section>
  );
}

/** With salts, so that the verifier can compare each field with what the event committed to. */
function saveOpenings({ id, number }: LogEventDetail["event"], { fields }: PersonalContent): void {
  const openings = formatOpenings(fields.map((field) => ({ id, ...field })));
  saveFile(`event-${number}.fields.jsonl`, new Blob([openings], { type: "application/jsonl" }));
}

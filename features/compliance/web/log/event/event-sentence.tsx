import { Link } from "react-router";
import { useTexts } from "#platform/web/language/texts.ts";
import type { LogEvent } from "../../../contract/index.ts";
import { complianceTexts } from "../../texts/compliance-texts.ts";
import type { Acts } from "../use-acts.ts";
import { composeSentence } from "./compose-sentence.ts";

/** An event as a sentence. With links: a thing leads to its page. */
export function EventSentence({ event, acts, hasLinks = false }: EventSentenceProps) {
  const { sentence: words } = useTexts(complianceTexts);
  const parts = composeSentence(event, acts.sentences.get(event.act), words);
  return (
    <>
      {parts.map(({ text, page }) =>
        hasLinks && page ? (
          <Link key={page} to={page} className="text-accent underline underline-offset-4">
            {text}
          </Link>
        ) : (
          text
        ),
      )}
    </>
  );
}

interface EventSentenceProps {
  event: LogEvent;
  acts: Acts;
  hasLinks?: boolean;
}

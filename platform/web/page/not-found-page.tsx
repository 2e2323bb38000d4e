import { useContext } from "react";
import { homeOf } from "../language/home-of.ts";
import { usePageLanguage } from "../language/page-language.ts";
import { sharedTexts } from "../language/shared-texts/shared-texts.ts";
import { useTexts } from "../language/texts.ts";
import { LinkButton } from "../ui/link-button.tsx";
import { useDocumentTitle } from "./document-title.ts";
import { PageSuggestions } from "./page-suggestions.ts";

/** The page at every unknown path. */
export function NotFoundPage() {
  const Suggestions = useContext(PageSuggestions);
  const { notFound: words } = useTexts(sharedTexts);
  const language = usePageLanguage();
  useDocumentTitle(words.title);
  return (
    <div className="mx-auto flex w-full max-w-conversation flex-1 flex-col items-start justify-center page-gutter pt-16 pb-40">
      <p className="mb-3 font-mono text-xs text-ink-3">404</p>
      <h1 className="font-serif text-4xl font-medium">{words.title}</h1>
      <p className="mt-3 max-w-prose text-md text-ink-2">{words.text}</p>
      <div className="mt-6 flex flex-wrap gap-2">
        <LinkButton to={homeOf(language)} reloadDocument variant="primary">
          {words.goHome}
        </LinkButton>
        <LinkButton to="/dashboard">{words.goToDashboard}</LinkButton>
      </div>
      {Suggestions && <Suggestions />}
    </div>
  );
}

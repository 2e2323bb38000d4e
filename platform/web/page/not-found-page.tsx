import { useContext } from "react";
import { useLocation } from "react-router";
import { LinkButton } from "../ui/link-button.tsx";
import { useDocumentTitle } from "./document-title.ts";
import { PageSuggestions } from "./page-suggestions.ts";

/** What stands at every address that the product does not have. */
export function NotFoundPage() {
  const Suggestions = useContext(PageSuggestions);
  const isGerman = /^\/de(\/|$)/.test(useLocation().pathname);
  useDocumentTitle("Page Not Found");
  return (
    <div className="mx-auto flex w-full max-w-conversation flex-1 flex-col items-start justify-center page-gutter pt-16 pb-40">
      <p className="mb-3 font-mono text-xs text-ink-3">404</p>
      <h1 className="font-serif text-4xl font-medium">Page Not Found</h1>
      <p lang={isGerman ? "de" : "en"} className="mt-3 max-w-prose text-md text-ink-2">
        {isGerman
          ? "Unter dieser Adresse gibt es nichts. Vielleicht ist die Seite umgezogen, oder der Link ist unvollständig."
          : "Nothing is at this address. It may have moved, or the link may be cut short."}
      </p>
      <div className="mt-6 flex flex-wrap gap-2">
        <LinkButton to="/" reloadDocument variant="primary">
          Go Home
        </LinkButton>
        <LinkButton to="/dashboard">Go to Dashboard</LinkButton>
      </div>
      {Suggestions && <Suggestions />}
    </div>
  );
}

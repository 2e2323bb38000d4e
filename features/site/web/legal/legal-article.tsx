import type { ReactNode } from "react";
import type { Language } from "../../contract/content/language.ts";
import type { LegalDocument, LegalVersion } from "../../contract/legal-document.ts";
import { legalLabels } from "../../contract/legal-labels.ts";
import { LegalText } from "./legal-text.tsx";
import { TextDifference } from "./text-difference.tsx";

/**
 * A legal text with its version, its changes, and links to other versions. Rendered on the server and in the
 * browser.
 */
export function LegalArticle({ document, versions, language, link }: LegalArticleProps) {
  const labels = legalLabels[language];
  const { version, newestVersion, changes } = document;
  const day = new Intl.DateTimeFormat(language === "de" ? "de-DE" : "en-GB", {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const dayOf = (at: string) => day.format(new Date(at));
  const fill = (text: string, n: number, at = "") => text.replace("{n}", String(n)).replace("{date}", at);

  return (
    <article lang={document.language}>
      <header className="mb-8">
        <h1 className="text-3xl font-semibold wrap-anywhere">{document.title}</h1>
        <p lang={language} className="mt-2 text-sm text-ink-3">
          {fill(labels.published, version, dayOf(document.publishedAt))}
        </p>
        {document.isFallback && (
          <p lang={language} className={note}>
            {labels.fallback}
          </p>
        )}
        {version < newestVersion && (
          <p lang={language} className={note}>
            {fill(labels.older, newestVersion)} {link(undefined, labels.showNewest)}
          </p>
        )}
      </header>
      <LegalText body={document.body} />
      <footer lang={language} className="mt-10 border-t border-line-1 pt-4 text-sm print:hidden">
        {changes && (
          <details className="group">
            <summary className={summary}>{fill(labels.changed, version)}</summary>
            {changes.some(({ state }) => state !== "same") ? (
              <TextDifference
                changes={changes}
                labels={labels}
                lang={document.language}
                className="my-3 rounded-lg border border-line-1 bg-paper-2 p-4"
              />
            ) : (
              <p className="my-2 text-ink-2">{labels.sameWords}</p>
            )}
          </details>
        )}
        <details>
          <summary className={summary}>{labels.versions}</summary>
          <ol className="my-2 grid gap-1">
            {versions.map((each) => (
              <li key={each.version} className="flex flex-wrap gap-x-3 text-ink-2">
                {each.version === version ? (
                  <span aria-current="page" className="py-1.5 font-medium text-ink-1">
                    {fill(labels.version, each.version)}
                  </span>
                ) : (
                  link(each.version, fill(labels.version, each.version))
                )}
                <span className="py-1.5 text-ink-3">{dayOf(each.publishedAt)}</span>
              </li>
            ))}
          </ol>
        </details>
      </footer>
    </article>
  );
}

const note = "mt-3 rounded-md border border-line-1 bg-paper-2 px-3 py-2 text-sm text-ink-2";
const summary =
  "w-fit cursor-pointer rounded-md py-1.5 text-ink-2 underline decoration-line-3 underline-offset-4 hover:text-ink-1";

interface LegalArticleProps {
  document: LegalDocument;
  versions: readonly LegalVersion[];
  /** The language of the labels. */
  language: Language;
  /** A link to a version of this text. Undefined: the newest. */
  link: (version: number | undefined, label: string) => ReactNode;
}

import { Link, useLocation } from "react-router";
import { useAdmin, useSession } from "#features/auth/web/index.tsx";
import { useTeamAccess } from "#features/team/web/index.tsx";
import { useFeature } from "#platform/web/api/use-feature.ts";
import { usePageLanguage } from "#platform/web/language/page-language.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { nearestPages } from "#platform/web/page/nearest-pages.ts";
import { featureRoutes } from "../feature-routes.ts";
import { pagesFor, type Visitor } from "./pages-for.ts";
import { suggestionTexts } from "./texts/suggestion-texts.ts";

/** Suggests the nearest existing pages that this person may open. */
export function Suggestions() {
  const { status } = useSession();
  if (status === "resolving") return null;
  if (status === "signed-in") return <SuggestionsOfUser />;
  return <Nearest person={{ isSignedIn: false, isAdmin: false, hasTeamAccess: false }} />;
}

function SuggestionsOfUser() {
  const isAdmin = useAdmin() === true;
  const hasTeamAccess = useTeamAccess() === true;
  return <Nearest person={{ isSignedIn: true, isAdmin, hasTeamAccess }} />;
}

function Nearest({ person }: { person: Omit<Visitor, "mayTryDemo"> }) {
  const { pathname } = useLocation();
  const visitor = { ...person, mayTryDemo: useFeature("demo") };
  const words = useTexts(suggestionTexts);
  const language = usePageLanguage();
  const pages = nearestPages(pathname, pagesFor(visitor, featureRoutes, { language, words }));
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="suggestions" className="mt-10 w-full">
      <h2 id="suggestions" className="mb-2 text-base font-semibold">
        {words.heading}
      </h2>
      <ul className="rounded-lg border border-line-1">
        {pages.map(({ path, title, isDocument }) => (
          <li key={path} className="border-line-1 not-last:border-b">
            <Link
              to={path}
              reloadDocument={isDocument === true}
              className="flex items-baseline justify-between gap-4 px-4 py-2.5 text-base text-ink-1 hover:bg-paper-2 pointer-coarse:py-3"
            >
              {title}
              <span className="font-mono text-xs text-ink-3">{path}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useLocation, useParams } from "react-router";
import { useDocumentTitle } from "#platform/web/page/document-title.ts";
import { NotFoundPage } from "#platform/web/page/not-found-page.tsx";
import { Page } from "#platform/web/page/page.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";

/** One of the legal texts; an unknown one is a page that does not exist. */
export function LegalPage() {
  const { type } = useParams();
  const { pathname } = useLocation();
  const title = findTitle(type ?? pathname.slice(1));
  useDocumentTitle(title);
  if (!title) return <NotFoundPage />;
  return (
    <Page title={title} width="reading">
      <p className="mb-6 text-md text-ink-2">
        Here you will read the text that the operator of this installation has published; it is not there yet.
      </p>
      <LinkButton to="/">Go Home</LinkButton>
    </Page>
  );
}

function findTitle(type: string): string | undefined {
  return titles.find(([known]) => known === type)?.[1];
}

const titles: readonly (readonly [type: string, title: string])[] = [
  ["terms", "Terms of Service"],
  ["privacy", "Privacy Policy"],
  ["cookies", "Cookies"],
  ["dpa", "Data Processing Agreement"],
  ["acceptable-use", "Acceptable Use"],
  ["security", "Security"],
  ["subprocessors", "Subprocessors"],
  ["imprint", "Imprint"],
];

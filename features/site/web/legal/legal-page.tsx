import { Link, useLocation, useParams, useSearchParams } from "react-router";
import { ApiError } from "#platform/web/api/api-error.ts";
import { apiQuery } from "#platform/web/api/client.ts";
import { useDocumentTitle } from "#platform/web/page/document-title.ts";
import { NotFoundPage } from "#platform/web/page/not-found-page.tsx";
import { Page } from "#platform/web/page/page.tsx";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { ErrorState } from "#platform/web/ui/error-state.tsx";
import type { LegalDocument } from "../../contract/index.ts";
import { LegalArticle } from "./legal-article.tsx";
import { versionLink } from "./version-link.ts";

/** A legal text inside the application. Unknown texts and versions show the not-found page. */
export function LegalPage() {
  const params = useParams();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const type = params.type ?? pathname.split("/").findLast(Boolean) ?? "";
  const version = Number(search.get("version")) || undefined;
  const { data, error, refetch, isFetching } = apiQuery.useQuery("get", "/api/v1/legal/{type}", {
    params: { path: { type }, query: version ? { version } : {} },
  });

  if (data) return <Published document={data} />;
  if (!error) return <CentredSpinner />;
  const failure: unknown = error;
  if (failure instanceof ApiError && failure.status === 404) return <NotFoundPage />;
  return (
    <Page title="Legal" width="reading">
      <ErrorState
        title="This text could not be loaded"
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    </Page>
  );
}

function Published({ document }: { document: LegalDocument }) {
  useDocumentTitle(document.title);
  const { pathname } = useLocation();
  const { data } = apiQuery.useQuery("get", "/api/v1/legal/{type}/versions", {
    params: { path: { type: document.type } },
  });
  return (
    <div className="mx-auto w-full max-w-conversation page-gutter py-8 md:py-10">
      <LegalArticle
        document={document}
        versions={data?.items ?? []}
        language="en"
        link={(version, label) => (
          <Link
            to={version === undefined ? pathname : `${pathname}?version=${version}`}
            className={versionLink}
          >
            {label}
          </Link>
        )}
      />
    </div>
  );
}

import { useLocation, useParams } from "react-router";
import { ApiError } from "#platform/web/api/api-error.ts";
import { apiQuery } from "#platform/web/api/client.ts";
import { useDocumentTitle } from "#platform/web/page/document-title.ts";
import { NotFoundPage } from "#platform/web/page/not-found-page.tsx";
import { Page } from "#platform/web/page/page.tsx";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { ErrorState } from "#platform/web/ui/error-state.tsx";
import type { LegalDocument } from "../contract/index.ts";
import { LegalText } from "./legal-text.tsx";
import { nameOperator } from "./name-operator.ts";

/** One of the legal texts in its newest version; an unknown one is a page that does not exist. */
export function LegalPage() {
  const params = useParams();
  const { pathname } = useLocation();
  const type = params.type ?? pathname.replaceAll("/", "");
  const { data, error, refetch, isFetching } = apiQuery.useQuery("get", "/api/v1/legal/{type}", {
    params: { path: { type } },
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
  const { title, version, publishedAt, body } = document;
  const day = new Date(publishedAt).toLocaleDateString("en-GB", { dateStyle: "long" });
  useDocumentTitle(title);
  return (
    <Page title={title} lead={`Version ${version}, published on ${day}`} width="reading">
      <LegalText body={nameOperator(body)} />
    </Page>
  );
}

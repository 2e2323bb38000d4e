import { useDocumentTitle } from "#platform/web/page/document-title.ts";
import { LinkButton } from "#platform/web/ui/link-button.tsx";

/** Shown to signed-in people without the admin role. */
export function ForbiddenPage() {
  useDocumentTitle("Admins only");
  return (
    <div className="mx-auto flex w-full max-w-conversation flex-1 flex-col items-start justify-center page-gutter pt-16 pb-40">
      <p className="mb-3 font-mono text-xs text-ink-3">403</p>
      <h1 className="text-2xl font-semibold">This page is for admins</h1>
      <p className="mt-2 max-w-prose text-md text-ink-2">
        Your account has no access to it. The operator of this installation can grant access with{" "}
        <code className="font-mono text-sm whitespace-nowrap">npm run admin</code>.
      </p>
      <LinkButton to="/dashboard" variant="primary" className="mt-6">
        Go to Dashboard
      </LinkButton>
    </div>
  );
}

import { ApiError, describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { demoTexts } from "./texts/demo-texts.ts";

/** Shows why no demo began and when a retry may succeed. */
export function BeginRefusal({ error }: { error: unknown }) {
  const { refusals } = useTexts(demoTexts);
  return (
    <Banner tone="bad" className="mt-6">
      {(error instanceof ApiError && refusals[error.code]) || describeError(error)}
    </Banner>
  );
}

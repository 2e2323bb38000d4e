import { describeError } from "#platform/web/api/api-error.ts";
import { Banner } from "#platform/web/ui/banner.tsx";

/** Why no demo began; the server says when it may be worth another try. */
export function BeginRefusal({ error }: { error: unknown }) {
  return (
    <Banner tone="bad" className="mt-6">
      {describeError(error)}
    </Banner>
  );
}

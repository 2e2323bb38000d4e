import { LimitNotice, readLimitReached } from "#features/entitlements/web/index.tsx";
import { describeError } from "#platform/web/api/api-error.ts";
import { Banner } from "#platform/web/ui/banner.tsx";

/** Why no agent was created. A limit says who can raise it. */
export function CreationFailure({ error }: { error: unknown }) {
  const limit = readLimitReached(error);
  if (limit) return <LimitNotice limit={limit} kept="Delete one that nobody needs, or change the plan." />;
  return <Banner tone="bad">{describeError(error)}</Banner>;
}

import { Link } from "react-router";
import { Banner } from "#platform/web/ui/banner.tsx";
import { describeLimit, type LimitReached } from "./limit-reached.ts";
import { useUsage } from "./use-usage.ts";

/** Explains a reached limit and who can raise it. `kept` says what happened to the input. */
export function LimitNotice({ limit, kept }: { limit: LimitReached; kept?: string }) {
  const { data } = useUsage();
  return (
    <Banner tone="bad">
      <span>
        {describeLimit(limit)} {kept}
      </span>{" "}
      {data?.canManage && (
        <Link to="/settings/billing" className="font-medium text-accent underline underline-offset-2">
          Settings, Billing
        </Link>
      )}
      {data?.isVisitor && <span>Restart the demo, or start a free trial.</span>}
      {data && !data.canManage && !data.isVisitor && <span>{whomToAsk(data.managers)}</span>}
    </Banner>
  );
}

function whomToAsk(managers: readonly string[]): string {
  if (managers.length === 0) return "Ask an admin of this workspace to raise the limit.";
  return `${managers.join(" or ")} can raise the limit.`;
}

import { useState } from "react";
import { AdminFrame } from "#features/admin/web/index.tsx";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { dayOf } from "../joining/day-of.ts";
import { LinkLine } from "./link-line.tsx";
import { MadeLinkDialog } from "./made-link-dialog.tsx";
import { NewPlanLinkDialog } from "./new-plan-link-dialog.tsx";
import { usePlanLinks } from "./use-join-links.ts";

/** Links that give plans, for admins of the installation. */
export function PlanLinksPage() {
  const links = usePlanLinks();
  const [isMaking, setMaking] = useState(false);
  const [token, setToken] = useState<string>();
  const items = links.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <AdminFrame
      title="Links to plans"
      lead="Whoever uses such a link has the plan in their own workspace until a date, at no charge."
      actions={
        <Button variant="primary" aria-haspopup="dialog" onClick={() => setMaking(true)}>
          Make a link
        </Button>
      }
    >
      <Panel title="Links" description="A link replaces no plan that somebody has already.">
        <UntilLoaded of={links} title="The links could not be loaded" />
        {links.data && items.length === 0 && <p className="py-2 text-sm text-ink-2">No link yet.</p>}
        <ul aria-label="Links to plans">
          {items.map((link) => (
            <LinkLine
              key={link.id}
              kind="plan"
              link={link}
              gives={`${link.planName} until ${dayOf(link.planEndsAt)}`}
            />
          ))}
        </ul>
        {links.hasNextPage && (
          <LoadMore
            shown={items.length}
            isLoading={links.isFetchingNextPage}
            onLoad={() => void links.fetchNextPage()}
          />
        )}
      </Panel>
      {isMaking && <NewPlanLinkDialog onMade={setToken} onClose={() => setMaking(false)} />}
      {token && <MadeLinkDialog token={token} onClose={() => setToken(undefined)} />}
    </AdminFrame>
  );
}

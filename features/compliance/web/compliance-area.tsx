import type { ReactNode } from "react";
import { apiQuery } from "#platform/web/api/client.ts";
import { useMay } from "#platform/web/api/use-may.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { AreaTabs } from "#platform/web/page/area-tabs.tsx";
import { Page } from "#platform/web/page/page.tsx";
import { complianceTexts } from "./texts/compliance-texts.ts";

/** A page of the area of compliance, below its tabs. Each tab has an address of its own. */
export function ComplianceArea({ lead, actions, children }: ComplianceAreaProps) {
  const texts = useTexts(complianceTexts);
  return (
    <Page title={texts.title} lead={lead ?? texts.lead} actions={actions}>
      <AreaTabs label={texts.area} tabs={useTabs()} />
      {children}
    </Page>
  );
}

/** Those whose pages the person may see. All of them until that is known. */
function useTabs() {
  const { tabs: words } = useTexts(complianceTexts);
  const { data: me } = apiQuery.useQuery("get", "/api/v1/me");
  const takesOut = [useMay("event_export.request"), useMay("event_export.request_installation")];
  const seesHolds = useMay("hold.read");
  return [
    { to: "/compliance", label: words.log, isExact: true, isSeen: true },
    { to: "/compliance/proof", label: words.proof, isSeen: true },
    { to: "/compliance/exports", label: words.exports, isSeen: takesOut.includes(true) },
    { to: "/compliance/requests", label: words.requests, isSeen: true },
    { to: "/compliance/holds", label: words.holds, isSeen: seesHolds },
  ].filter(({ isSeen }) => isSeen || !me);
}

interface ComplianceAreaProps {
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

import type { ReactNode } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { AreaTabs } from "#platform/web/page/area-tabs.tsx";
import { Page } from "#platform/web/page/page.tsx";
import { complianceTexts } from "./texts/compliance-texts.ts";
import type { english } from "./texts/english.ts";

/** The parts of the area, in order. Each has an address of its own. */
const tabs: readonly { to: string; name: keyof typeof english.tabs; isExact?: boolean }[] = [
  { to: "/compliance", name: "log", isExact: true },
  { to: "/compliance/proof", name: "proof" },
  { to: "/compliance/exports", name: "exports" },
  { to: "/compliance/requests", name: "requests" },
  { to: "/compliance/holds", name: "holds" },
];

/** A page of the area of compliance, below its tabs. */
export function ComplianceArea({ lead, actions, children }: ComplianceAreaProps) {
  const texts = useTexts(complianceTexts);
  return (
    <Page title={texts.title} lead={lead ?? texts.lead} actions={actions}>
      <AreaTabs
        label={texts.area}
        tabs={tabs.map(({ name, ...tab }) => ({ ...tab, label: texts.tabs[name] }))}
      />
      {children}
    </Page>
  );
}

interface ComplianceAreaProps {
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

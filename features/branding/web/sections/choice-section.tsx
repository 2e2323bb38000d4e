import { AudioLines, MessageSquareText } from "lucide-react";
import { useState } from "react";
import { Breadcrumb } from "#platform/web/ui/breadcrumb.tsx";
import { Checkbox } from "#platform/web/ui/checkbox.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { Pagination } from "#platform/web/ui/pagination.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { Switch } from "#platform/web/ui/switch.tsx";
import { Tabs } from "#platform/web/ui/tabs.tsx";
import { DesignSection } from "../design-section.tsx";
import { Specimen } from "../specimen.tsx";

export function ChoiceSection() {
  const [tab, setTab] = useState("signin");
  const [view, setView] = useState<"voice" | "text">("text");
  const [page, setPage] = useState(3);
  return (
    <DesignSection id="choices" title="Choices and ways">
      <Specimen name="Checkbox" className="space-y-1">
        <Checkbox label="Include attachments" />
        <Checkbox
          label="Include tool results"
          defaultChecked
          hint="They may hold text of the pages that were read."
        />
        <Checkbox label="All twelve agents" mixed />
        <Checkbox label="Legal hold" disabled defaultChecked />
      </Specimen>
      <Specimen name="Switch" className="space-y-1">
        <Switch label="Ask before every email" defaultChecked />
        <Switch label="Read web pages" hint="Only addresses that a person has written." />
        <Switch label="Managed by the workspace" disabled defaultChecked />
      </Specimen>
      <Specimen name="Tabs" className="">
        <Tabs
          label="Account"
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: "signin",
              label: "Sign In",
              content: <p className="text-ink-2">Welcome back to the desk.</p>,
            },
            {
              value: "signup",
              label: "Sign Up",
              content: <p className="text-ink-2">A workspace of your own.</p>,
            },
          ]}
        />
      </Specimen>
      <Specimen name="Two views of one thing">
        <Segmented
          label="View"
          value={view}
          onChange={setView}
          options={[
            { value: "voice", label: "Voice", icon: <AudioLines aria-hidden="true" size={14} /> },
            { value: "text", label: "Text", icon: <MessageSquareText aria-hidden="true" size={14} /> },
          ]}
        />
      </Specimen>
      <Specimen name="Breadcrumb">
        <Breadcrumb
          trail={[
            { label: "Admin", to: "/admin" },
            { label: "Policies", to: "/admin/policies" },
            { label: "Outbound mail" },
          ]}
        />
      </Specimen>
      <Specimen name="Pages, and more of a list" className="space-y-1">
        <Pagination label="Pages of the log" page={page} pageCount={1204} onChange={setPage} />
        <LoadMore shown={100} total={1370} isLoading={false} onLoad={() => {}} />
      </Specimen>
    </DesignSection>
  );
}

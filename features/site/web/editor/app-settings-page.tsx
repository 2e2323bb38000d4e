import { useSearchParams } from "react-router";
import { AdminFrame } from "#features/admin/web/index.tsx";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { Tabs } from "#platform/web/ui/tabs.tsx";
import type { ContentKind } from "../../contract/content/content-kind.ts";
import type { Language } from "../../contract/content/language.ts";
import type { LegalType } from "../../contract/legal-type.ts";
import { legalTypes } from "../../contract/legal-types.ts";
import { ContentEditor } from "./content-editor.tsx";
import { useContent } from "./use-content.ts";

/** The editor of the public pages, for admins. */
export function AppSettingsPage() {
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((each) => each.value === search.get("tab")) ?? landing;
  const type = legalTypes.find((each) => each === search.get("text")) ?? "terms";
  const language: Language = search.get("language") === "de" ? "de" : "en";
  const kind: ContentKind = tab.value === "legal" ? `legal.${type}` : tab.value;

  const choose = (name: string, value: string) => {
    search.set(name, value);
    setSearch(search, { replace: true, preventScrollReset: true });
  };

  const content = (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <p className="max-w-prose text-sm text-ink-2">{tab.lead}</p>
      <div className="flex flex-wrap items-end gap-3">
        {tab.value === "legal" && (
          <Select
            label="Text"
            value={type}
            options={legalTypes.map((each) => ({ value: each, label: names[each] }))}
            onChange={(next) => choose("text", next)}
            className="w-full sm:w-64"
          />
        )}
        <Segmented
          label="Language"
          value={language}
          options={[
            { value: "en", label: "English" },
            { value: "de", label: "German" },
          ]}
          onChange={(next) => choose("language", next)}
        />
      </div>
      <Loaded key={`${kind} ${language}`} kind={kind} language={language} />
    </div>
  );

  return (
    <AdminFrame title="App settings" lead="What the public pages of this installation say.">
      <Tabs
        label="Public pages"
        value={tab.value}
        onChange={(next) => choose("tab", next)}
        tabs={tabs.map(({ value, label }) => ({ value, label, content }))}
      />
    </AdminFrame>
  );
}

function Loaded(place: { kind: ContentKind; language: Language }) {
  const query = useContent(place);
  return (
    <>
      <UntilLoaded
        of={query}
        title="This text could not be loaded"
        waiting={<Skeleton className="h-64 w-full" />}
      />
      {query.data && <ContentEditor content={query.data} />}
    </>
  );
}

const landing = {
  value: "landing",
  label: "Landing page",
  lead: "Every text, figure and testimonial of the front page.",
} as const;

const tabs = [
  landing,
  {
    value: "legal",
    label: "Legal texts",
    lead: "Placeholders such as {{operator}}, {{address}}, {{email}}, {{country}} and {{model_providers}} are filled in when a text is shown.",
  },
  {
    value: "operator",
    label: "Operator",
    lead: "Who runs this installation. The legal texts use these values. Empty German fields use the English value.",
  },
] as const;

const names: Record<LegalType, string> = {
  terms: "Terms of Service",
  privacy: "Privacy Policy",
  cookies: "Cookie Policy",
  dpa: "Data Processing Agreement",
  "acceptable-use": "Acceptable Use Policy",
  security: "Security",
  subprocessors: "Subprocessors",
  imprint: "Imprint",
};

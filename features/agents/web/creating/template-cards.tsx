import { BarChart3, FileText, Inbox, type LucideIcon, Presentation, Search, Users } from "lucide-react";
import { useId } from "react";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { AgentTemplate, TemplateKey, TemplateLanguage } from "../../contract/index.ts";
import { useTemplates } from "../api/use-agent.ts";
import { CreationFailure } from "./creation-failure.tsx";
import type { useStartAgent } from "./use-start-agent.ts";

/** The six templates, in the language in which the agent is to work. A press creates the agent. */
export function TemplateCards({ heading: Heading, start, language, onLanguage }: TemplateCardsProps) {
  const templates = useTemplates(language);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading id={titleId} className="text-sm font-medium">
          From a template
        </Heading>
        <Segmented
          label="Language of the templates"
          options={languages}
          value={language}
          onChange={onLanguage}
        />
      </header>
      <UntilLoaded
        of={templates}
        title="The templates could not be loaded"
        waiting={<Skeleton className="h-72 w-full" />}
      />
      <ul className="grid gap-3 sm:grid-cols-2">
        {templates.data?.map((template) => (
          <TemplateCard
            key={template.key}
            {...{ template, language }}
            isBusy={start.isBusy}
            onChoose={() => start.begin({ from: "template", template: template.key, language })}
          />
        ))}
      </ul>
      {start.error && (
        <div className="mt-3">
          <CreationFailure error={start.error} />
        </div>
      )}
    </section>
  );
}

interface TemplateCardsProps {
  /** By where it stands. */
  heading: "h2" | "h3";
  start: ReturnType<typeof useStartAgent>;
  language: TemplateLanguage;
  onLanguage: (language: TemplateLanguage) => void;
}

const languages: { value: TemplateLanguage; label: string }[] = [
  { value: "en", label: "English" },
  { value: "de", label: "Deutsch" },
];

function TemplateCard({ template, language, isBusy, onChoose }: TemplateCardProps) {
  const { key, content, notThereYet } = template;
  const Icon = icons[key];
  return (
    <li className="flex">
      <button
        type="button"
        disabled={isBusy}
        onClick={onChoose}
        className="flex w-full items-start gap-3 rounded-lg border border-line-2 bg-paper-1 p-3.5 text-left transition-colors enabled:hover:border-line-3 enabled:hover:bg-paper-2 disabled:opacity-55"
      >
        <Icon aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-accent" />
        <span className="grid min-w-0 gap-0.5" lang={language}>
          <span className="text-base font-medium text-ink-1">{content.name}</span>
          <span className="text-sm text-ink-2">{content.purpose}</span>
          {notThereYet.length > 0 && (
            <span className="text-xs text-ink-3">{`${notThereYetWords[language]} ${notThereYet.join(" ")}`}</span>
          )}
        </span>
      </button>
    </li>
  );
}

const notThereYetWords: Record<TemplateLanguage, string> = { en: "Not there yet:", de: "Noch nicht da:" };

interface TemplateCardProps {
  template: AgentTemplate;
  language: TemplateLanguage;
  isBusy: boolean;
  onChoose: () => void;
}

const icons: Record<TemplateKey, LucideIcon> = {
  researcher: Search,
  inbox_triage: Inbox,
  report_writer: FileText,
  meeting_preparer: Presentation,
  data_analyst: BarChart3,
  crm_assistant: Users,
};

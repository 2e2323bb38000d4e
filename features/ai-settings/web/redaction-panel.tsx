import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { Switch } from "#platform/web/ui/switch.tsx";
import { type OwnTerm, RedactionRuleId, type SwitchRule } from "../contract/index.ts";
import { DeleteTermDialog } from "./delete-term-dialog.tsx";
import { OwnTermDialog } from "./own-term-dialog.tsx";
import { ruleWords } from "./rule-words.ts";
import { useRedaction, useSwitchRule } from "./use-redaction.ts";

/** Which values are replaced before each provider sees a message. */
export function RedactionPanel() {
  const [chosenId, setChosenId] = useState<string>();
  const [open, setOpen] = useState<"add" | OwnTerm>();
  const redaction = useRedaction();
  const { mutate, error } = useSwitchRule();
  // Until the rules are read again, so that the switch stays where it was put.
  const [wanted, setWanted] = useState<SwitchRule>();
  const { providers = [], terms = [] } = redaction.data ?? {};
  const provider = providers.find(({ id }) => id === chosenId) ?? providers[0];
  const switchFor = (rule: string, label: string, hint: string) => {
    const isChanging = wanted?.rule === rule && wanted.providerId === provider?.id;
    return (
      <Switch
        label={label}
        hint={hint}
        checked={isChanging ? wanted.isOn : (provider?.rulesOn.includes(rule) ?? false)}
        disabled={wanted !== undefined || !provider}
        onChange={({ target }) => {
          if (!provider) return;
          const next = { providerId: provider.id, rule, isOn: target.checked };
          setWanted(next);
          mutate(next, { onSettled: () => setWanted(undefined) });
        }}
      />
    );
  };
  return (
    <Panel
      title="Replaced before a provider sees it"
      description="In everything that is sent: instructions, messages, files that are text, and what tools say of themselves and find. The names of tools stay. The provider gets a placeholder such as [EMAIL_1]. The answer has the value again. Names of people are not found, since only a model could find them. Pictures and other files without text cannot be searched."
      actions={
        redaction.data && (
          <Button size="sm" onClick={() => setOpen("add")}>
            Add own words
          </Button>
        )
      }
    >
      <UntilLoaded
        of={redaction}
        title="The rules could not be loaded"
        waiting={<Skeleton className="h-72 w-full" />}
      />
      {error && (
        <Banner tone="bad" className="mb-3">
          {describeError(error)}
        </Banner>
      )}
      {redaction.data && !provider && (
        <EmptyState>
          No provider is connected. The built-in assistant sends nothing anywhere, so nothing is replaced.
        </EmptyState>
      )}
      {provider && (
        <>
          {providers.length > 1 ? (
            <Select
              label="Provider"
              className="mb-2 max-w-72"
              options={providers.map(({ id, name }) => ({ value: id, label: name }))}
              value={provider.id}
              onChange={setChosenId}
            />
          ) : (
            <p className="mb-2 text-sm text-ink-2">
              For <span className="font-medium text-ink-1 wrap-anywhere">{provider.name}</span>, the only
              connected provider.
            </p>
          )}
          <ul className="divide-y divide-line-1">
            {RedactionRuleId.options.map((rule) => (
              <li key={rule} className="py-2.5">
                {switchFor(rule, ruleWords[rule].label, ruleWords[rule].hint)}
              </li>
            ))}
          </ul>
        </>
      )}
      {terms.length > 0 && (
        <>
          <h3 className="mt-4 text-sm font-medium">Own words and patterns</h3>
          <ul className="divide-y divide-line-1">
            {terms.map((term) => (
              <li key={term.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-2.5">
                <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
                  {switchFor(term.id, term.text, hintOf(term))}
                </div>
                <Button size="sm" aria-label={`Delete ${term.text}`} onClick={() => setOpen(term)}>
                  Delete
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {open === "add" && <OwnTermDialog onClose={() => setOpen(undefined)} />}
      {open && open !== "add" && <DeleteTermDialog term={open} onClose={() => setOpen(undefined)} />}
    </Panel>
  );
}

function hintOf({ kind, placeholder }: OwnTerm): string {
  return `${kind === "words" ? "Words" : "Pattern"}, replaced by [${placeholder}_1].`;
}

import { localeOf } from "#platform/web/language/locale.ts";
import { readPageLanguage } from "#platform/web/language/page-language.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Select } from "#platform/web/ui/select.tsx";
import { complianceTexts } from "../../texts/compliance-texts.ts";
import type { Acts } from "../use-acts.ts";
import { describeAct } from "./describe-act.ts";

/** What was done: first to which kind of thing, then what exactly. */
export function ActFields({ acts, value, onChange }: ActFieldsProps) {
  const { filter: words } = useTexts(complianceTexts);
  const [noun = ""] = value.split(".");
  const nouns = [...new Set([...acts.sentences.keys()].map((act) => act.slice(0, act.indexOf("."))))];
  const order = new Intl.Collator(localeOf[readPageLanguage()]);
  const label = (act: string) => describeAct(acts, act);
  const sorted = (values: string[]) => values.sort((a, b) => order.compare(label(a), label(b)));
  return (
    <>
      <Select
        label={words.act}
        options={[
          { value: "", label: words.anything },
          ...sorted(nouns).map((one) => ({ value: one, label: label(one) })),
        ]}
        value={noun}
        onChange={onChange}
      />
      {noun && (
        <Select
          label={label(noun)}
          options={[
            { value: noun, label: words.all(label(noun)) },
            ...sorted([...acts.sentences.keys()].filter((act) => act.startsWith(`${noun}.`))).map((act) => ({
              value: act,
              label: label(act),
            })),
          ]}
          value={value}
          onChange={onChange}
        />
      )}
    </>
  );
}

interface ActFieldsProps {
  acts: Acts;
  value: string;
  onChange: (act: string) => void;
}

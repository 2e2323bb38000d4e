import { readPageLanguage } from "#platform/web/language/page-language.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import type { KeptOfPerson } from "../../contract/index.ts";
import { erasureTexts } from "./texts/erasure-texts.ts";

/** What an operator keeps of an erased person, each with the ground and how long. */
export function KeptList({ kept }: { kept: readonly KeptOfPerson[] }) {
  const { kept: words } = useTexts(erasureTexts);
  const language = readPageLanguage();
  return (
    <ul className="grid grid-cols-1 gap-3 pt-2">
      {kept.map(({ tables, what, ground, until, isOfAnonymized }) => (
        <li key={what.en} className="text-sm">
          <p className="first-letter:uppercase">
            {what[language]}
            {isOfAnonymized && <span className="text-ink-3"> ({words.onlyNameless})</span>}
          </p>
          <dl className="mt-0.5 grid grid-cols-[auto_1fr] gap-x-3 text-xs text-ink-3">
            <dt>{words.ground}</dt>
            <dd>{ground[language]}</dd>
            <dt>{words.until}</dt>
            <dd>{until[language]}</dd>
          </dl>
          {tables.length > 0 && (
            <p className="mt-0.5 font-mono text-2xs text-ink-3 wrap-anywhere">{tables.join(", ")}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

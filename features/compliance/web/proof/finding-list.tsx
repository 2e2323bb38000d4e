import { Check, CircleAlert, Info, X } from "lucide-react";
import type { ReactNode } from "react";
import { localeOf } from "#platform/web/language/locale.ts";
import { readPageLanguage } from "#platform/web/language/page-language.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import type { Finding } from "../../contract/verify/finding.ts";
import { sayFinding } from "./say-finding.ts";
import { proofTexts } from "./texts/proof-texts.ts";

const size = { "aria-hidden": true, size: 16 } as const;
const icons: Record<Finding["outcome"], ReactNode> = {
  passed: <Check {...size} className="text-good" />,
  note: <Info {...size} className="text-ink-3" />,
  failed: <X {...size} className="text-bad" />,
  incomplete: <CircleAlert {...size} className="text-warn" />,
};

/** The outcome of a verification, and what was checked. What has no words in the page's language is said in English. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  const { verify: words } = useTexts(proofTexts);
  const last = findings.at(-1)?.outcome ?? "incomplete";
  const verdict = last === "note" ? "passed" : last;
  return (
    <div className="grid gap-2">
      <p className="flex items-center gap-2 font-semibold">
        {icons[verdict]}
        {words[verdict]}
      </p>
      <ul aria-label={words.findings} className="grid gap-1.5">
        {findings.map((finding) => {
          const { outcome, words: english } = finding;
          const said = sayFinding(finding, words.said, localeOf[readPageLanguage()]);
          return (
            <li key={english} className="flex items-start gap-2">
              <span className="mt-0.5 shrink-0">{icons[outcome]}</span>
              <span className="sr-only">{words.outcomes[outcome]}: </span>
              <span
                {...(said === undefined ? { lang: "en" } : {})}
                className="min-w-0 wrap-anywhere whitespace-pre-line"
              >
                {said ?? english}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

import { useState } from "react";
import { apiQuery } from "#platform/web/api/client.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import type { GonePerson } from "../../contract/members/member.ts";
import { AssignSuccessorDialog } from "./assign-successor-dialog.tsx";
import { offboardingTexts } from "./texts/offboarding-texts.ts";

/** People who left without a successor, for owners. Nothing where everything has somebody. */
export function GonePanel() {
  const words = useTexts(offboardingTexts);
  const { data } = apiQuery.useQuery("get", "/api/v1/members/gone", {}, { retry: false });
  const [chosen, setChosen] = useState<GonePerson>();
  if (!data || data.items.length === 0) return null;
  return (
    <section id="gone" aria-labelledby="gone-people" className="mb-8 grid scroll-mt-16 gap-3">
      <div>
        <h2 id="gone-people" className="text-base font-semibold">
          {words.goneTitle}
        </h2>
        <p className="max-w-prose text-sm text-ink-2">{words.goneText}</p>
      </div>
      <ul className="divide-y divide-line-1 rounded-lg border border-line-1 bg-paper-1">
        {data.items.map((person) => (
          <li key={person.userId} className="flex flex-wrap items-center justify-between gap-3 p-3">
            <span className="min-w-0 text-sm font-medium wrap-anywhere">{person.name || words.nameless}</span>
            <Button size="sm" onClick={() => setChosen(person)}>
              {words.assignSuccessor}
            </Button>
          </li>
        ))}
      </ul>
      {chosen && <AssignSuccessorDialog person={chosen} onClose={() => setChosen(undefined)} />}
    </section>
  );
}

import type { LandingPage } from "../../../contract/landing-page.ts";
import { SectionFrame } from "../section-frame.tsx";
import { QuestionScene } from "./question-scene.tsx";

/** How agents work, and the question at which they stop. */
export function AgentsSection({ page }: { page: LandingPage }) {
  const { agents } = page.content;
  return (
    <SectionFrame id="agents" heading={agents.heading} lead={agents.lead}>
      <QuestionScene scene={agents.question} />
      <ol className="mt-10 grid gap-6 sm:grid-cols-3">
        {agents.steps.map(({ name, text }, place) => (
          <li key={name} className="border-t border-line-2 pt-3">
            <p className="font-mono text-xs text-ink-3 tabular-nums">{place + 1}</p>
            <h3 className="mt-1 text-md font-semibold">{name}</h3>
            <p className="mt-1 text-base text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}

import type { LandingPage } from "../../../contract/landing-page.ts";
import { Fold } from "../fold.tsx";
import { SectionFrame } from "../section-frame.tsx";
import { QuestionScene } from "./question-scene.tsx";

/** How agents work, and the question at which they stop. */
export function AgentsSection({ page }: { page: LandingPage }) {
  const { agents } = page.content;
  return (
    <SectionFrame id="agents" heading={agents.heading} lead={agents.lead}>
      <QuestionScene scene={agents.question} />
      <ol className="mt-6 grid md:mt-10 md:grid-cols-3 md:gap-6">
        {agents.steps.map(({ name, text }, place) => (
          <li key={name} className="border-t border-line-2 md:pt-3">
            <Fold
              summary={
                <h3 className="flex-1 text-md font-semibold">
                  <StepNumber place={place} /> {name}
                </h3>
              }
            >
              <div className="when-unfolded">
                <p>
                  <StepNumber place={place} />
                </p>
                <h3 className="mt-1 text-md font-semibold">{name}</h3>
              </div>
              <p className="text-base text-ink-2 max-md:pb-4 md:mt-1">{text}</p>
            </Fold>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}

function StepNumber({ place }: { place: number }) {
  return <span className="font-mono text-xs font-normal text-ink-3 tabular-nums">{place + 1}</span>;
}

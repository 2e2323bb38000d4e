import type { LandingPage } from "../../../contract/landing-page.ts";
import { FoldMark } from "../fold.tsx";
import { SectionFrame } from "../section-frame.tsx";

/** Questions that open without a script. */
export function FaqSection({ page }: { page: LandingPage }) {
  const { faq } = page.content;
  if (faq.items.length === 0) return null;
  return (
    <SectionFrame id="faq" heading={faq.heading}>
      <div className="border-t border-line-2">
        {faq.items.map(({ question, answer }) => (
          <details key={question} className="border-b border-line-1">
            <summary className="flex min-h-14 items-center justify-between gap-6 py-3 text-md font-medium">
              {question}
              <FoldMark />
            </summary>
            <p className="max-w-prose pb-5 text-md text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </SectionFrame>
  );
}

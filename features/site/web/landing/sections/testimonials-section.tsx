import { TornEdge } from "#platform/web/ui/torn-edge.tsx";
import type { LandingPage } from "../../../contract/landing-page.ts";
import { SectionFrame } from "../section-frame.tsx";

/** Quotes on slips, on phones the first. Made-up ones are labelled as examples. */
export function TestimonialsSection({ page }: { page: LandingPage }) {
  const { testimonials } = page.content;
  if (testimonials.items.length === 0) return null;
  const hasExamples = testimonials.items.some(({ isExample }) => isExample);
  return (
    <SectionFrame
      id="testimonials"
      heading={testimonials.heading}
      lead={hasExamples ? testimonials.note : undefined}
      layout="stacked"
    >
      <ul className="grid gap-6 lg:grid-cols-3">
        {testimonials.items.map(({ quote, name, role, isExample }) => (
          <li key={quote} className="relative mb-1.5 flex max-md:not-first:hidden">
            <figure className="flex flex-1 flex-col rounded-t-lg border border-b-0 border-line-2 bg-paper-1 p-6">
              {isExample && (
                <p className="mb-3 border-b border-dashed border-line-2 pb-3 font-mono text-xs text-ink-3">
                  {testimonials.exampleLabel}
                </p>
              )}
              <blockquote className="flex-1 text-xl">{quote}</blockquote>
              <figcaption className="mt-5 text-base">
                <span className="font-medium">{name}</span>
                <span className="block text-ink-2">{role}</span>
              </figcaption>
            </figure>
            <TornEdge />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

import type { LandingPage } from "../../../contract/landing-page.ts";
import { AvailabilityMark } from "../availability-mark.tsx";
import { SectionFrame } from "../section-frame.tsx";

/** The list of capabilities, available and planned. */
export function CapabilitiesSection({ page }: { page: LandingPage }) {
  const { capabilities, availability: words } = page.content;
  return (
    <SectionFrame
      id="capabilities"
      heading={capabilities.heading}
      lead={capabilities.lead}
      aside={
        <p className="mt-6">
          <a
            href="/diagram"
            className="text-base font-medium text-accent underline decoration-line-3 underline-offset-4 hover:decoration-accent"
          >
            {capabilities.diagramLink}
          </a>
        </p>
      }
    >
      <ul className="border-t border-line-2">
        {capabilities.items.map(({ name, text, availability }) => (
          <li
            key={name}
            className="grid items-baseline gap-x-6 gap-y-1 border-b border-line-1 py-3.5 sm:grid-cols-[11rem_minmax(0,1fr)_7rem]"
          >
            <h3 className="text-base font-medium">{name}</h3>
            <p className="text-base text-ink-2">{text}</p>
            <AvailabilityMark availability={availability} words={words} className="sm:justify-self-end" />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

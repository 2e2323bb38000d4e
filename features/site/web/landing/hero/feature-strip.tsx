import type { LandingContent } from "../../../contract/landing-content.ts";
import { AvailabilityMark } from "../availability-mark.tsx";

/** What the product is to do, in a row of the ledger. */
export function FeatureStrip({ content }: { content: LandingContent }) {
  return (
    <ul className="grid border-y border-line-1 lg:grid-cols-5">
      {content.hero.bullets.map(({ name, availability }) => (
        <li
          key={name}
          className="flex items-center justify-between gap-3 border-line-1 px-1 py-3.5 not-first:border-t lg:flex-col lg:items-start lg:justify-start lg:gap-1 lg:px-5 lg:not-first:border-t-0 lg:not-first:border-l lg:first:pl-0"
        >
          <span className="text-base font-medium">{name}</span>
          <AvailabilityMark availability={availability} words={content.availability} />
        </li>
      ))}
    </ul>
  );
}

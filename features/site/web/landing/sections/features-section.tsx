import { ChevronIcon } from "#platform/web/ui/chevron-icon.tsx";
import type { Availability, LandingContent } from "../../../contract/landing-content.ts";
import type { LandingPage } from "../../../contract/landing-page.ts";
import { AvailabilityMark } from "../availability-mark.tsx";
import { Drawing } from "../drawing.tsx";
import { Fold } from "../fold.tsx";
import { SectionFrame } from "../section-frame.tsx";

/** The five main features. The available one is first and widest. On phones each is folded. */
export function FeaturesSection({ page }: { page: LandingPage }) {
  const { features, availability: words } = page.content;
  return (
    <SectionFrame id="features" heading={features.heading} lead={features.lead} layout="stacked">
      <ul className="grid rounded-xl border border-line-1 md:grid-cols-6">
        {features.items.map((item, place) => (
          <Feature key={item.name} item={item} words={words} className={placeOf(place)} />
        ))}
      </ul>
    </SectionFrame>
  );
}

/** Two in the first row, three in later rows. */
function placeOf(place: number): string {
  if (place < 2) return "md:col-span-3 md:nth-2:border-t-0 md:nth-2:border-l";
  return place % 3 === 2 ? "md:col-span-2" : "md:col-span-2 md:border-l";
}

function Feature({ item, words, className }: FeatureProps) {
  return (
    <li className={`border-line-1 not-first:border-t max-md:px-5 max-md:py-1 md:p-6 lg:p-8 ${className}`}>
      <Fold
        summary={
          <>
            <h3 className="font-serif text-xl font-medium">{item.name}</h3>
            <AvailabilityMark availability={item.availability} words={words} />
          </>
        }
      >
        {item.drawing && <Drawing name={item.drawing} className="mx-auto mb-6 max-w-80" />}
        <div className="when-unfolded">
          <AvailabilityMark availability={item.availability} words={words} />
          <h3 className="mt-3 font-serif text-2xl font-medium">{item.name}</h3>
        </div>
        <p className="mt-2 text-md text-ink-2">{item.text}</p>
        {item.points.length > 0 && <Points points={item.points} words={words} />}
      </Fold>
    </li>
  );
}

function Points({ points, words }: PointsProps) {
  return (
    <ul className="mt-5 mb-4 grid gap-2 border-t border-dashed border-line-2 pt-4 md:mb-0">
      {points.map((point) => (
        <li key={point.text} className="flex gap-2 text-base text-ink-2">
          <PointMark availability={point.availability} />
          <span className="min-w-0">
            {point.text}
            <span className="sr-only">: {words[point.availability]}</span>
            {point.availability === "building" && (
              <span aria-hidden="true" className="ml-2 font-mono text-xs text-ink-3">
                {words.building}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function PointMark({ availability }: { availability: Availability }) {
  const isHere = availability === "here";
  return (
    <ChevronIcon
      sizePx={14}
      isFilled={isHere}
      className={`mt-[3px] shrink-0 ${isHere ? "text-accent" : "text-ink-3"}`}
    />
  );
}

type Item = LandingContent["features"]["items"][number];

interface PointsProps {
  points: Item["points"];
  words: LandingContent["availability"];
}

interface FeatureProps {
  item: Item;
  words: LandingContent["availability"];
  className: string;
}

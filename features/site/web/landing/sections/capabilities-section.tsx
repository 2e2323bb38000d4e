import type { LandingContent } from "../../../contract/landing-content.ts";
import type { LandingPage } from "../../../contract/landing-page.ts";
import { AvailabilityMark } from "../availability-mark.tsx";
import { Fold } from "../fold.tsx";
import { SectionFrame } from "../section-frame.tsx";

/** The list of capabilities, then of planned ones. On phones each says more when it is opened. */
export function CapabilitiesSection({ page }: { page: LandingPage }) {
  const { capabilities, availability: words } = page.content;
  const here = capabilities.items.filter(({ availability }) => availability === "here");
  const building = capabilities.items.filter(({ availability }) => availability === "building");
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
        {here.map((item) => (
          <Capability key={item.name} item={item} words={words} />
        ))}
      </ul>
      {building.length > 0 && (
        <Fold
          summary={
            <span className="text-base font-medium">
              {words.building} ({building.length})
            </span>
          }
          className="max-md:border-b max-md:border-line-1"
        >
          <ul>
            {building.map((item) => (
              <Capability key={item.name} item={item} words={words} />
            ))}
          </ul>
        </Fold>
      )}
    </SectionFrame>
  );
}

function Capability({ item: { name, text, availability }, words }: CapabilityProps) {
  return (
    <li className="border-b border-line-1">
      <Fold
        summary={
          <>
            <h3 className="text-base font-medium">{name}</h3>
            <AvailabilityMark availability={availability} words={words} />
          </>
        }
      >
        <div className="grid items-baseline gap-x-6 gap-y-1 pb-3.5 md:grid-cols-[11rem_minmax(0,1fr)_7rem] md:pt-3.5">
          <h3 className="when-unfolded text-base font-medium">{name}</h3>
          <p className="text-base text-ink-2">{text}</p>
          <AvailabilityMark
            availability={availability}
            words={words}
            className="when-unfolded md:justify-self-end"
          />
        </div>
      </Fold>
    </li>
  );
}

interface CapabilityProps {
  item: LandingContent["capabilities"]["items"][number];
  words: LandingContent["availability"];
}

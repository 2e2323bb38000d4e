import { Fragment } from "react";
import { LogoMark } from "#platform/web/ui/logo-mark.tsx";
import type { LandingContent } from "../../../contract/landing-content.ts";
import type { LandingPage } from "../../../contract/landing-page.ts";
import { listPrices } from "../../../contract/list-prices.ts";
import { AvailabilityMark } from "../availability-mark.tsx";
import { HeroActions } from "./hero-actions.tsx";
import { PlanFeatures } from "./plan-features.tsx";
import { WorkScene } from "./work-scene.tsx";

/** The headline, the start buttons, and a picture of the result. */
export function Hero({ page }: { page: LandingPage }) {
  const { hero } = page.content;
  const prices = listPrices(page);
  return (
    <section aria-labelledby="hero-heading" className="mx-auto w-full max-w-page page-gutter">
      <div className="grid items-center gap-x-16 gap-y-8 py-8 md:gap-y-12 md:py-16 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,0.95fr)]">
        <div className="min-w-0">
          <p className="mb-6 inline-flex items-center gap-2 rounded-full border border-line-1 py-1 pr-3 pl-2 text-xs text-ink-2">
            <LogoMark sizePx={14} />
            {hero.badge}
          </p>
          <h1
            id="hero-heading"
            className="text-[clamp(1.75rem,8.6vw,2.5rem)]/[1.12] font-medium tracking-[-0.025em] text-balance sm:text-5xl lg:text-6xl"
          >
            {splitSentences(hero.headline).map((sentence) => (
              <Fragment key={sentence}>
                <span className="inline-block">{sentence}</span>{" "}
              </Fragment>
            ))}
          </h1>
          <p className="mt-5 max-w-[33em] text-xl text-ink-2">{hero.lead}</p>
          <HeroActions page={page} />
          {prices && (
            <p className="mt-5 font-mono text-xs leading-[1.125rem] text-ink-3">
              {hero.prices.replace("{prices}", prices)}
            </p>
          )}
          <PlanFeatures page={page} />
        </div>
        <WorkScene scene={hero.scene} />
      </div>
      <FeatureStrip content={page.content} />
    </section>
  );
}

/** Prefers line breaks between sentences. */
function splitSentences(text: string): string[] {
  return text.split(/(?<=[.?!])\s+/);
}

/** The product's main capabilities in one row. */
function FeatureStrip({ content }: { content: LandingContent }) {
  return (
    <ul className="grid border-y border-line-1 lg:grid-cols-5">
      {content.hero.bullets.map(({ name, availability }) => (
        <li
          key={name}
          className="flex items-center justify-between gap-3 border-line-1 px-1 py-2.5 not-first:border-t lg:py-3.5 lg:flex-col lg:items-start lg:justify-start lg:gap-1 lg:px-5 lg:not-first:border-t-0 lg:not-first:border-l lg:first:pl-0"
        >
          <span className="text-base font-medium">{name}</span>
          <AvailabilityMark availability={availability} words={content.availability} />
        </li>
      ))}
    </ul>
  );
}

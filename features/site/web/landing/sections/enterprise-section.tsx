import { buttonStyle } from "#platform/web/ui/button-style.ts";
import type { LandingPage } from "../../../contract/landing-page.ts";
import { AvailabilityMark } from "../availability-mark.tsx";
import { Fold } from "../fold.tsx";
import { localHref } from "../local-href.ts";

/** The section for enterprises. Dark in both themes. */
export function EnterpriseSection({ page }: { page: LandingPage }) {
  const { enterprise, availability: words } = page.content;
  return (
    <section
      id="enterprise"
      aria-labelledby="enterprise-heading"
      data-theme="dark"
      data-later
      className="border-y border-line-1 bg-paper-1"
    >
      <div className="mx-auto w-full max-w-page page-gutter py-10 md:py-24">
        <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-6">
          <div className="max-w-[44rem]">
            <h2
              id="enterprise-heading"
              className="font-serif text-3xl font-medium text-balance sm:text-4xl lg:text-5xl"
            >
              {enterprise.heading}
            </h2>
            <p className="mt-4 text-lg text-ink-2">{enterprise.lead}</p>
          </div>
          <a href={localHref(enterprise.link.href, page)} className={buttonStyle("secondary", "lg")}>
            {enterprise.link.label}
          </a>
        </div>
        <ul className="grid gap-x-10 max-md:mt-8 md:mt-12 md:grid-cols-2 md:gap-y-8 lg:grid-cols-3">
          {enterprise.points.map(({ name, text, availability }) => (
            <li key={name} className="border-t border-line-2 md:pt-4">
              <Fold
                summary={
                  <>
                    <h3 className="text-md font-semibold">{name}</h3>
                    <AvailabilityMark availability={availability} words={words} />
                  </>
                }
              >
                <div className="when-unfolded flex items-baseline justify-between gap-4">
                  <h3 className="text-md font-semibold">{name}</h3>
                  <AvailabilityMark availability={availability} words={words} />
                </div>
                <p className="text-base text-ink-2 max-md:pb-4 md:mt-1.5">{text}</p>
              </Fold>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

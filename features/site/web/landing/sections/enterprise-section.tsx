import { buttonStyle } from "#platform/web/ui/button-style.ts";
import type { LandingPage } from "../../../contract/landing-page.ts";
import { AvailabilityMark } from "../availability-mark.tsx";
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
      <div className="mx-auto w-full max-w-page page-gutter py-16 md:py-24">
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
        <ul className="mt-12 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {enterprise.points.map(({ name, text, availability }) => (
            <li key={name} className="border-t border-line-2 pt-4">
              <div className="flex items-baseline justify-between gap-4">
                <h3 className="text-md font-semibold">{name}</h3>
                <AvailabilityMark availability={availability} words={words} />
              </div>
              <p className="mt-1.5 text-base text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

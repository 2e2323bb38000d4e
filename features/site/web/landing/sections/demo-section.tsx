import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { ChevronIcon } from "#platform/web/ui/chevron-icon.tsx";
import type { LandingPage } from "../../../contract/landing-page.ts";
import { Picture } from "../picture.tsx";
import { SectionFrame } from "../section-frame.tsx";

/** A link to the demo without an account. */
export function DemoSection({ page }: { page: LandingPage }) {
  const { demo } = page.content;
  const action = (
    <div className="mt-7">
      <a href="/demo" className={buttonStyle("secondary", "lg")}>
        {demo.action}
      </a>
      <p className="mt-3 text-xs text-ink-3 max-sm:hidden">{demo.note}</p>
    </div>
  );
  return (
    <SectionFrame
      id="demo"
      heading={demo.heading}
      lead={demo.lead}
      aside={
        <>
          <ul className="mt-5 grid gap-2">
            {demo.points.map((point) => (
              <li key={point} className="flex gap-2.5 text-base">
                <ChevronIcon className="mt-0.5 shrink-0 text-accent" />
                {point}
              </li>
            ))}
          </ul>
          {action}
        </>
      }
    >
      <Picture page={page} name="conversation" alt={demo.pictureAlt} />
    </SectionFrame>
  );
}

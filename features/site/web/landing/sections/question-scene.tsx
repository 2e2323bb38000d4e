import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { ChevronIcon } from "#platform/web/ui/chevron-icon.tsx";
import type { LandingContent } from "../../../contract/landing-content.ts";

/** An illustration of the product asking a person. The only brass on the page. */
export function QuestionScene({ scene }: { scene: LandingContent["agents"]["question"] }) {
  return (
    <figure className="min-w-0">
      <div inert className="rounded-lg border border-brass-line bg-brass-soft px-5 py-4.5 select-none">
        <p className="flex items-center gap-2 text-md font-semibold">
          <ChevronIcon className="shrink-0 text-brass" />
          {scene.title}
        </p>
        <dl className="mt-3 mb-4 grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-1 text-base">
          {scene.facts.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-ink-2">{label}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-2">
          <span className={buttonStyle("brass", "md")}>{scene.approve}</span>
          <span className={buttonStyle("secondary", "md")}>{scene.edit}</span>
          <span className={buttonStyle("secondary", "md")}>{scene.deny}</span>
        </div>
      </div>
      <figcaption className="mt-2.5 text-xs text-ink-3">{scene.caption}</figcaption>
    </figure>
  );
}

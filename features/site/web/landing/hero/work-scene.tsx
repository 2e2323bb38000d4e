import { ChevronIcon } from "#platform/web/ui/chevron-icon.tsx";
import type { LandingContent } from "../../../contract/landing-content.ts";
import { SceneSlip } from "./scene-slip.tsx";

/** An illustration of the product at work: question, steps, answer and receipt. Phones see the demo's. */
export function WorkScene({ scene }: { scene: LandingContent["hero"]["scene"] }) {
  return (
    <figure className="min-w-0 max-sm:hidden">
      <div inert className="rounded-xl border border-line-1 bg-paper-2 p-4 select-none sm:p-5">
        <p className="mb-4 ml-[18%] rounded-xl rounded-br-[3px] bg-paper-3 px-3.5 py-2.5 text-md">
          {scene.request}
        </p>
        {scene.steps.map(({ act, object, took }) => (
          <div key={object} className="flex items-center gap-2.5 py-1 text-sm text-ink-2">
            <ChevronIcon className="shrink-0 text-accent" />
            <span className="min-w-0 truncate">
              <b className="font-medium text-ink-1">{act}</b> {object}
            </span>
            <span className="ml-auto shrink-0 font-mono text-xs text-ink-3 tabular-nums">{took}</span>
          </div>
        ))}
        <p className="my-4 text-md">{scene.answer}</p>
        <SceneSlip slip={scene.slip} />
      </div>
      <figcaption className="mt-2.5 text-xs text-ink-3">{scene.caption}</figcaption>
    </figure>
  );
}
